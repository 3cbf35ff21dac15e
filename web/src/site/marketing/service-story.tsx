import type { QuotableService } from '@welding/domain/entities/service-type';
import { ServiceDrawing } from './illustrations/service-drawing.tsx';
import { RoadsideNote } from './roadside-note.tsx';
import { serviceDescriptionsTexts } from './service-descriptions-texts.ts';
import { servicePagesTexts } from './service-pages-texts.ts';
import { servicesTexts } from './services-texts.tsx';

export function ServiceStory({ service }: { service: QuotableService }) {
  const texts = servicePagesTexts();
  const { more, priceNote } = texts[service];
  const { intro, features } = serviceDescriptionsTexts()[service];
  return (
    <div className="page-width grid items-start gap-10 py-16 sm:py-24 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
      <div className="min-w-0">
        <div className="grid max-w-prose gap-4">
          {[intro, ...more].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h2 className="display mt-8 mb-2 text-3xl">{servicesTexts().whatWeDo}</h2>
        <ul className="bead-list grid gap-x-8 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-6">
        <div className="mx-auto w-full max-w-md px-2">
          <ServiceDrawing service={service} />
        </div>
        <section aria-labelledby="price-heading" className="panel grid gap-3 p-6">
          <h2 id="price-heading" className="display text-3xl">
            {texts.priceHeading}
          </h2>
          <p>{priceNote}</p>
          <p className="font-bold">{texts.firmPrice}</p>
        </section>
        {service === 'truck' && <RoadsideNote />}
      </div>
    </div>
  );
}
