import { atSite, paths } from '@welding/domain/paths';
import { currentLanguage, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { useLocation } from 'react-router';
import { routeAt } from '#app/route-table.ts';
import { chooseLanguage } from '#shared/storage/chosen-language.ts';
import { useHydrated } from '#shared/ui/use-hydrated.ts';

/** Leads to this page in each other language, and keeps the choice on the device. Nothing as long as there is one language. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  // One page stands for many addresses when it is prerendered.
  const here = useHydrated() ? `${pathname}${search}${hash}` : (routeAt(pathname)?.path ?? paths.home);
  const others = offeredLanguages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <a
      key={language}
      className={className}
      lang={language}
      hrefLang={language}
      href={atSite(here, language)}
      onClick={() => chooseLanguage(language)}
    >
      {languageNames[language]}
    </a>
  ));
}
