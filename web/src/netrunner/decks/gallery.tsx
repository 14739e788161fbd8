// All cards of the core set, to look at and to search.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CardsNav } from "../../pages/cards";
import { Frame } from "../../pages/frame";
import { useGradually } from "../../parts/gradually";
import { learn } from "../../table/facts";
import { Zoom } from "../../table/zoom";
import { t } from "../../texts/texts";
import { Filters, found, Picture } from "./browse";

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
      <CardsNav />
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
      <ul class="gallery-of">
        {useGradually(found.value).map((id) => (
          <li key={id} data-card={id}>
            <Picture id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}
