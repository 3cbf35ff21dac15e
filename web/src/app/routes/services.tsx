import { quotableServices } from '@welding/domain/entities/service-type';
import { business, startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { CallToAction } from '#site/marketing/call-to-action.tsx';
import { ProcessSteps } from '#site/marketing/process-steps.tsx';
import { ServiceDetail } from '#site/marketing/service-detail.tsx';
import { ServicesHeader } from '#site/marketing/services-header.tsx';

const prices = quotableServices.map((service) => formatWholeDollars(startingPrices[service]));

export function Component({ path }: PageProps) {
  return (
    <>
      <PageMetadata
        title="Welding Services and Prices"
        description={`Metal structure repairs from ${prices[0]}, heavy-duty truck repairs from ${prices[1]}, aluminum welding from ${prices[2]}: on site within ${business.serviceRadiusMiles} miles of Chicago.`}
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
