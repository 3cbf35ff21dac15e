import { type QuotableService, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths, quoteSectionId, servicePaths } from '@welding/domain/paths';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ServiceDrawing } from './illustrations/service-drawing.tsx';
import { RoadsideNote } from './roadside-note.tsx';
import { serviceDescriptionsTexts } from './service-descriptions-texts.ts';
import { servicesTexts } from './services-texts.tsx';

/** A service in short, linked to its page. Links such as /services#truck lead to it. */
export function ServiceDetail({ service }: { service: QuotableService }) {
  const t = servicesTexts();
  const { intro, features } = serviceDescriptionsTexts()[service];
  const label = serviceTypeLabels[service];
  return (
    <article id={service} aria-labelledby={`${service}-heading`} className="panel service-detail">
      <h2 id={`${service}-heading`} className="display service-detail-heading">
        {label}
      </h2>
      <div className="service-detail-side">
        <div className="mx-auto w-full max-w-md px-2">
          <ServiceDrawing service={service} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 border-t-4 border-primary pt-4">
          <p>
            {t.startingAt}
            <strong className="display block text-5xl text-ember">
              {formatWholeDollars(startingPrices[service])}
            </strong>
          </p>
          <Link
            to={{ pathname: paths.home, hash: `#${quoteSectionId}` }}
            data-service={service}
            state={{ service }}
            className="btn btn-primary btn-lg"
            aria-label={t.getQuoteFor(label)}
          >
            {t.getQuote}
          </Link>
        </div>
        {service === 'truck' && <RoadsideNote />}
      </div>
      <div className="px-6 pt-6 pb-8 sm:px-8 lg:pt-0">
        <p className="max-w-prose">{intro}</p>
        <h3 className="display mt-7 mb-2 text-2xl">{t.whatWeDo}</h3>
        <ul className="bead-list grid gap-x-8 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Link
          to={servicePaths[service]}
          className="btn btn-outline mt-6"
          aria-label={t.moreAboutService(label)}
        >
          {t.moreAbout}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
