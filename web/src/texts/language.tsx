// The reader's language.

import { choose, LANGUAGES, type Language, language, t } from "./texts";

export function LanguageSwitch() {
  const change = (event: { currentTarget: HTMLSelectElement }) => void choose(event.currentTarget.value as Language);
  return (
    <span class="languages" data-code={language.value ?? "en"}>
      <select class="language" aria-label={t("web-language")} value={language.value ?? "en"} onChange={change}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
