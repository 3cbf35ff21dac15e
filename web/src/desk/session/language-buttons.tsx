import { currentLanguage, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { Button } from '#shared/ui/button.tsx';
import { chooseOwnLanguage, openDeskIn } from './desk-language.ts';
import { useDeskSession } from './desk-session.ts';

/** Switches the language, for a signed-in person on all devices. Empty with one language. */
export function LanguageButtons() {
  const isSignedIn = useDeskSession().phase === 'signed-in';
  const others = offeredLanguages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <Button
      key={language}
      lang={language}
      look="ghost"
      className="max-sm:px-2"
      onClick={() => void (isSignedIn ? chooseOwnLanguage : openDeskIn)(language)}
    >
      {languageNames[language]}
    </Button>
  ));
}
