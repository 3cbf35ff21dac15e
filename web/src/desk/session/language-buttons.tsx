import { currentLanguage, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { openDeskIn } from './desk-language.ts';

/** Opens the desk in each other language, on this device. Nothing as long as there is one. */
export function LanguageButtons() {
  const others = offeredLanguages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="btn btn-ghost max-sm:px-2"
      onClick={() => void openDeskIn(language)}
    >
      {languageNames[language]}
    </button>
  ));
}
