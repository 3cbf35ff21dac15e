import {
  type QuotableService,
  quotableServices,
  serviceTypeLabels,
} from '@welding/domain/entities/service-type';
import { quoteSectionId, servicePaths } from '@welding/domain/paths';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { homeTexts } from './home-texts.tsx';
import { ServiceDrawing } from './illustrations/service-drawing.tsx';

type ServiceCardsProps = { onRequestQuote: (service: QuotableService, event: MouseEvent) => void };

export function ServiceCards({ onRequestQuote }: ServiceCardsProps) {
  const t = homeTexts();
  return (
    <section aria-labelledby="services-heading" className="page-width py-16 sm:py-24">
      <p className="eyebrow">{t.ourServices}</p>
      <h2 id="services-heading" className="display mt-2 text-5xl sm:text-6xl">
        {t.ifItBroke}
      </h2>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {quotableServices.map((service) => (
          <li key={service} className="panel service-card">
            <div className="service-card-drawing">
              <ServiceDrawing service={service} />
            </div>
            <div className="grid grow content-start gap-3 p-6">
              <h3 className="display text-3xl">{serviceTypeLabels[service]}</h3>
              <p className="text-base-content/85">{t.summaries[service]}</p>
              <p>
                {t.priceFrom(
                  <strong className="display text-2xl text-ember">
                    {formatWholeDollars(startingPrices[service])}
                  </strong>,
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 px-6 pb-6">
              <a
                href={`#${quoteSectionId}`}
                data-service={service}
                className="btn btn-primary grow"
                aria-label={t.requestQuoteFor(serviceTypeLabels[service])}
                onClick={(event) => onRequestQuote(service, event)}
              >
                {t.requestQuote}
              </a>
              <Link
                discover="none"
                to={servicePaths[service]}
                className="btn btn-ghost"
                aria-label={t.detailsOf(serviceTypeLabels[service])}
              >
                {t.details}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
