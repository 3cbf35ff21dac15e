import { business, startingPrices } from '@welding/domain/business';
import { formatWholeDollars } from '@welding/domain/money';
import { quotableServices } from '@welding/domain/service-type';
import { PageMetadata } from '#components/page-metadata.tsx';
import { CallToAction } from '#features/marketing/call-to-action.tsx';
import { ProcessSteps } from '#features/marketing/process-steps.tsx';
import { ServiceDetail } from '#features/marketing/service-detail.tsx';
import { ServicesHeader } from '#features/marketing/services-header.tsx';
import { paths } from '#lib/paths.ts';

const prices = quotableServices.map((service) => formatWholeDollars(startingPrices[service]));

export function Component() {
  return (
    <>
      <PageMetadata
        title="Welding Services and Prices"
        description={`Metal structure repairs from ${prices[0]}, heavy-duty truck repairs from ${prices[1]}, aluminum welding from ${prices[2]}: on site within ${business.serviceRadiusMiles} miles of Chicago.`}
        path={paths.services}
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
