// All cards of the core set, to look at and to search.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Frame } from "../../pages/frame";
import { learn } from "../../table/facts";
import { Zoom } from "../../table/zoom";
import { zoomed } from "../../table/zooming";
import { t, word } from "../../texts/texts";
import { factsOf } from "../facts";
import { Sheet } from "../sheet";
import { Filters, found } from "./browse";
import { byType, titleOf } from "./cards";

export function GalleryPage() {
  const known = useSignal(false);
  const failed = useSignal(false);
  useEffect(() => {
    learn("netrunner")
      .then(() => (known.value = true))
      .catch(() => (failed.value = true));
  }, []);
  return (
    <Frame name="gallery">
      <h1>{t("web-deck-cards")}</h1>
      {failed.value && (
        <p class="failed" role="alert">
          {t("web-no-answer")}
        </p>
      )}
      {known.value && <Gallery />}
      <Zoom game="netrunner" />
    </Frame>
  );
}

function Gallery() {
  return (
    <>
      <Filters />
      <p class="found" role="status">
        {t("cards-found", { count: found.value.length })}
      </p>
      {byType(found.value).map(([type, ids]) => (
        <section key={type}>
          <h2>{word(`type-${type}`)}</h2>
          <ul class="gallery-of">
            {ids.map((id) => (
              <li key={id}>
                <Picture id={id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Picture({ id }: { id: string }) {
  const facts = factsOf(id);
  return facts ? (
    <button
      type="button"
      class="picture"
      data-card={id}
      aria-label={titleOf(id)}
      onClick={() => (zoomed.value = { id, now: [] })}
    >
      <Sheet facts={facts} />
    </button>
  ) : null;
}
