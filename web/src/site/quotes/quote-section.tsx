import { quoteSectionId } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Siren } from 'lucide-react';
import { firstUse } from '#shared/ui/first-use.ts';
import { formPlace } from '#shared/ui/form-place.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { BusinessHours } from './business-hours.tsx';
import { ContactInfo } from './contact-info.tsx';
import { hasQuoteDraft } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-element.ts';
import { QuoteQueue } from './quote-queue.tsx';
import { quoteSectionTexts } from './quote-section-texts.tsx';

const QuoteForm = lazyPart(async () => (await import('./quote-form.tsx')).QuoteForm, {
  ...formPlace,
  until: () => firstUse(quoteFormId, () => hasQuoteDraft() || location.hash === `#${quoteSectionId}`),
});

type QuoteSectionProps = { onViewMap: () => void };

/** Specification section 2, home: the quote form beside the contact data. */
export function QuoteSection({ onViewMap }: QuoteSectionProps) {
  const texts = quoteSectionTexts();
  return (
    <section id={quoteSectionId} aria-labelledby="quote-form-heading" className="quote-section">
      <div className="page-width py-16 sm:py-24">
        <p className="eyebrow">{texts.withoutObligation}</p>
        <h2 id="quote-form-heading" tabIndex={-1} className="display mt-2 text-5xl sm:text-6xl">
          {texts.getQuote}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{texts.tellUs(business.quoteReplyHours)}</p>
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
          <div className="panel p-5 sm:p-8">
            <noscript>
              <p className="mb-5 font-semibold">
                {texts.needsScripts(
                  <PhoneLink className="link" />,
                  <a className="link" href={`mailto:${business.email}`}>
                    {business.email}
                  </a>,
                )}
              </p>
            </noscript>
            <QuoteQueue />
            <QuoteForm />
          </div>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <div className="panel p-6">
              <ContactInfo onViewMap={onViewMap} />
            </div>
            <div className="panel p-6">
              <BusinessHours />
            </div>
            <div className="sm:col-span-2 lg:col-span-1">
              <EmergencyNotice />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function EmergencyNotice() {
  const texts = quoteSectionTexts();
  return (
    <div data-theme="steel-dark" className="emergency-notice">
      <h3 className="display flex items-center gap-2 text-2xl">
        <Siren aria-hidden="true" className="size-7 text-ember" />
        {texts.emergency}
      </h3>
      <p className="mt-2">{texts.cannotWait}</p>
      <PhoneLink emergency className="btn btn-primary btn-lg mt-3 w-full" />
    </div>
  );
}
