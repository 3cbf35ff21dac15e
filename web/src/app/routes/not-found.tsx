import { notFoundTexts } from '@welding/domain/messages';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Phone } from 'lucide-react';
import { chromeTexts } from '#app/chrome/chrome-texts.tsx';
import { PageMetadata } from '#app/page-metadata.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

export function Component() {
  const t = chromeTexts();
  return (
    <section className="page-width grid grow content-center justify-items-start gap-6 py-16">
      <PageMetadata title={notFoundTexts.heading} description={notFoundTexts.text} />
      <h1 className="display text-5xl sm:text-7xl">{notFoundTexts.heading}</h1>
      <p className="text-lg">{notFoundTexts.text}</p>
      <p className="max-w-prose text-lg">{t.pageIsGone}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton look="primary" to={paths.home}>
          {t.backToHome}
        </LinkButton>
        <LinkButton to={paths.services}>{t.seeServices}</LinkButton>
        <PhoneLink className="btn btn-ghost">
          <Phone aria-hidden="true" className="size-5 text-ember" />
          {business.phone}
        </PhoneLink>
      </div>
    </section>
  );
}
