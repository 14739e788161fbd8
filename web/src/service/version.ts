// Whether this page is older than the service: a tab may outlive an update.

import { signal } from "@preact/signals";
import { get } from "./api";

/** The service has a newer page than this one. */
export const outdated = signal(false);

function own(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
}

/** Asked after each reconnect, because that is when the service may have changed. */
export async function compareVersions(): Promise<void> {
  try {
    const { version } = await get<{ readonly version: string }>("/health");
    outdated.value = version !== "" && own() !== "" && version !== own();
  } catch {
    // A service that does not answer is noticed by the connection.
  }
}
