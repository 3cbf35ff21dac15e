import { atSite } from '@welding/domain/paths';
import { useLocation } from 'react-router';
import { chooseLanguage } from '#shared/storage/web-storage.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { languageOfferTexts } from './app-notices-texts.ts';

export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  const t = languageOfferTexts();
  return (
    <section lang="es" aria-labelledby="language-offer-heading" className="grid gap-3">
      <h2 id="language-offer-heading" className="font-semibold">
        {t.ask}
      </h2>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          look="primary"
          className="min-h-11"
          hrefLang="es"
          href={atSite(`${pathname}${search}${hash}`, 'es')}
          onClick={() => chooseLanguage('es')}
        >
          {t.readSpanish}
        </LinkButton>
        <Button look="ghost" className="min-h-11" onClick={() => chooseLanguage('en')}>
          {t.notNow}
        </Button>
      </div>
    </section>
  );
}
