import { type QuotableService, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { quoteSectionId } from '@welding/domain/paths';
import { business, startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { servicePagesTexts } from './service-pages-texts.ts';
import { servicesTexts } from './services-texts.tsx';

type ServiceHeaderProps = {
  service: QuotableService;
  onGetQuote: (event: MouseEvent) => void;
};

export function ServiceHeader({ service, onGetQuote }: ServiceHeaderProps) {
  const texts = servicesTexts();
  return (
    <section data-theme="steel-dark" className="steel-plate">
      <div className="page-width pt-12 pb-8 sm:pt-20 sm:pb-12">
        <h1 className="display-caps max-w-[16ch] text-[clamp(2.25rem,10vw,5.5rem)]">
          {serviceTypeLabels[service]}
        </h1>
        <p className="mt-4 text-lg sm:text-2xl">{servicePagesTexts()[service].headline}</p>
        <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-5">
          <p>
            {texts.startingAt}
            <strong className="display block text-5xl text-ember">
              {formatWholeDollars(startingPrices[service])}
            </strong>
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={`#${quoteSectionId}`}
              data-service={service}
              className="btn btn-primary btn-lg"
              onClick={onGetQuote}
            >
              {texts.getQuote}
            </a>
            <PhoneLink className="btn btn-outline btn-lg">
              <Phone aria-hidden="true" className="size-5 text-ember" />
              {business.phone}
            </PhoneLink>
          </div>
        </div>
      </div>
      <div className="weld-seam" />
    </section>
  );
}
