import { type QuotableService, quotableServices } from '@welding/domain/entities/service-type';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { CallToAction } from '#site/marketing/call-to-action.tsx';
import { ServiceDetail } from '#site/marketing/service-detail.tsx';
import { ProcessSteps, ServicesHeader } from '#site/marketing/services-header.tsx';
import { servicesTexts } from '#site/marketing/services-texts.tsx';

const priceOf = (service: QuotableService) => formatWholeDollars(startingPrices[service]);

export function Component({ path }: PageProps) {
  const t = servicesTexts();
  return (
    <>
      <PageMetadata
        title={t.pageTitle}
        description={t.pageDescription(priceOf('metal_structures'), priceOf('truck'), priceOf('aluminum'))}
        path={path}
      />
      <ServicesHeader />
      <div className="page-width grid gap-8 py-12 sm:gap-12 sm:py-20">
        {quotableServices.map((service) => (
          <ServiceDetail key={service} service={service} />
        ))}
      </div>
      <ProcessSteps />
      <CallToAction />
    </>
  );
}
