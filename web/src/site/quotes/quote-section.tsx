import {
  hoursOn,
  isOpenAt,
  openHoursText,
  openingText,
  type SpecialDay,
} from '@welding/domain/booking/opening-hours';
import { quoteSectionId } from '@welding/domain/paths';
import { business, businessHours } from '@welding/domain/values/business';
import { MapPin, Siren } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { siteQueueExists, siteQueueName } from '#pwa/site-queue/site-queue-exists.ts';
import { Button } from '#shared/ui/button.tsx';
import { formPlace } from '#shared/ui/form-place.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { firstUse, whenNear } from '#shared/ui/load-moments.ts';
import { ContactLines, PhoneLink } from '#shared/ui/phone-link.tsx';
import { useMinute } from '#shared/ui/use-clock.ts';
import { useNextFree } from '#site/next-free/use-next-free.ts';
import { hasQuoteDraft, quoteFormId } from './quote-form-element.ts';
import { quoteSectionTexts } from './quote-section-texts.tsx';

const QuoteForm = lazyPart(async () => (await import('./quote-form.tsx')).QuoteForm, {
  ...formPlace,
  until: () => firstUse(quoteFormId, () => hasQuoteDraft() || location.hash === `#${quoteSectionId}`),
});

type QuoteSectionProps = { onViewMap: () => void };

/** Specification section 2, home: the quote form beside the contact data. */
export function QuoteSection({ onViewMap }: QuoteSectionProps) {
  const t = quoteSectionTexts();
  return (
    <section id={quoteSectionId} aria-labelledby="quote-form-heading" className="quote-section">
      <div className="page-width py-16 sm:py-24">
        <p className="eyebrow">{t.withoutObligation}</p>
        <h2 id="quote-form-heading" tabIndex={-1} className="display mt-2 text-5xl sm:text-6xl">
          {t.getQuote}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{t.tellUs(business.quoteReplyHours)}</p>
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
          <div className="panel p-5 sm:p-8">
            <noscript>
              <p className="mb-5 font-semibold">
                {t.needsScripts(
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
  const t = quoteSectionTexts();
  return (
    <div data-theme="steel-dark" className="emergency-notice">
      <h3 className="display flex items-center gap-2 text-2xl">
        <Siren aria-hidden="true" className="size-7 text-ember" />
        {t.emergency}
      </h3>
      <p className="mt-2">{t.cannotWait}</p>
      <PhoneLink emergency className="btn btn-primary btn-lg mt-3 w-full" />
    </div>
  );
}

const none: readonly SpecialDay[] = [];

/**
 * The week's hours with today marked, and whether we are open now in Chicago. Reads the clock only near the screen, because
 * loading time zones would be the page's longest task.
 */
function BusinessHours() {
  const t = quoteSectionTexts();
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (element.current ? whenNear(element.current, () => setIsNear(true)) : undefined), []);
  const minute = useMinute();
  const now = isNear ? minute : undefined;
  const today = now && hoursOn(now);
  const news = useNextFree(isNear);
  const specialDays = news?.specialDays ?? none;
  return (
    <div ref={element}>
      <h3 className="display text-2xl">{t.businessHours}</h3>
      <p className="mt-1 flex min-h-lh items-center gap-2 font-semibold max-sm:text-sm">
        {now && (
          <>
            <span
              aria-hidden="true"
              className={`size-3 rounded-full ${isOpenAt(now, specialDays) ? 'bg-success' : 'border-2 border-current'}`}
            />
            {openingText(now, specialDays)}
          </>
        )}
      </p>
      <dl className="mt-2">
        {businessHours.map((group) => (
          <div key={group.label} className={`hours-row ${group === today ? 'hours-today' : ''}`}>
            <dt>
              {group.label}
              {group === today && <span className="sr-only"> {t.today}</span>}
            </dt>
            <dd className="text-right">{openHoursText(group)}</dd>
          </div>
        ))}
      </dl>
      {now && news?.words.specialDay && <p className="mt-2 font-semibold">{news.words.specialDay}</p>}
    </div>
  );
}

type ContactInfoProps = { onViewMap: () => void };

function ContactInfo({ onViewMap }: ContactInfoProps) {
  const t = quoteSectionTexts();
  return (
    <div>
      <h3 className="display text-2xl">{t.contact}</h3>
      <ul className="mt-2">
        <ContactLines className="contact-line link-hover" />
        <li className="contact-line">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ember" />
          {business.serviceArea}
        </li>
      </ul>
      <Button className="mt-2 w-full" onClick={onViewMap}>
        {t.viewMap}
      </Button>
    </div>
  );
}

const QuoteQueueList = lazyPart(async () => (await import('./quote-queue-list.tsx')).QuoteQueueList, {
  waiting: null,
});

/** Quotes queued on this device. The code loads only if a queue exists. */
function QuoteQueue() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const want = () => {
      if (isMounted) setIsWanted(true);
    };
    void siteQueueExists().then((exists) => exists && want());
    const stop = onQueueNews(siteQueueName, want);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return <div aria-live="polite">{isWanted && <QuoteQueueList />}</div>;
}
