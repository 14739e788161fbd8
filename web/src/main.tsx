// Which page this is.

import { render } from "preact";
import { StartPage } from "./start";
import "./style.css";
import { startTable, TablePage } from "./table";
import { preferredLanguage, speak } from "./texts";

const token = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];

/** Without texts there is no page, so a service that is just starting is asked again. */
async function speakAtLast(): Promise<void> {
  try {
    await speak(preferredLanguage());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await speakAtLast();
  }
}

await speakAtLast();
if (token) startTable(token);
render(token ? <TablePage /> : <StartPage />, document.body);
