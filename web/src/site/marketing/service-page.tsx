import {
  type QuotableService,
  quotableServices,
  serviceTypeLabels,
} from '@welding/domain/entities/service-type';
import { quoteSectionId, servicePaths } from '@welding/domain/paths';
import { business, startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { ArrowRight, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { ServiceDrawing } from './illustrations/service-drawing.tsx';
import { RoadsideNote } from './roadside-note.tsx';
import { serviceDescriptionsTexts } from './service-descriptions-texts.ts';
import { servicesTexts } from './services-texts.tsx';
import type { truckRepairsTexts } from './truck-repairs-texts.ts';

/** What one service's page says and no other. */
export type ServiceTexts = ReturnType<typeof truckRepairsTexts>;

type ServiceHeaderProps = Pick<ServiceTexts, 'headline'> & {
  service: QuotableService;
  onGetQuote: (event: MouseEvent) => void;
};

export function ServiceHeader({ service, headline, onGetQuote }: ServiceHeaderProps) {
  const t = servicesTexts();
  return (
    <section data-theme="steel-dark" className="steel-plate">
      <div className="page-width pt-12 pb-8 sm:pt-20 sm:pb-12">
        {/* In em: a width in ch depends on the face, and lines would break anew when it arrives. */}
        <h1 className="display-caps max-w-[8.5em] text-balance text-[clamp(2rem,10vw,5.5rem)]">
          {serviceTypeLabels[service]}
        </h1>
        <p className="mt-4 text-lg sm:text-2xl">{headline}</p>
        <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-5">
          <p>
            {t.startingAt}
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
              {t.getQuote}
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

type ServiceStoryProps = Pick<ServiceTexts, 'more' | 'priceNote'> & { service: QuotableService };

export function ServiceStory({ service, more, priceNote }: ServiceStoryProps) {
  const t = servicesTexts();
  const { intro, features } = serviceDescriptionsTexts()[service];
  return (
    <div className="page-width grid items-start gap-10 py-16 sm:py-24 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
      <div className="min-w-0">
        <div className="grid max-w-prose gap-4">
          {[intro, ...more].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h2 className="display mt-8 mb-2 text-3xl">{t.whatWeDo}</h2>
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
            {t.priceHeading}
          </h2>
          <p>{priceNote}</p>
          <p className="font-bold">{t.firmPrice}</p>
        </section>
        {service === 'truck' && <RoadsideNote />}
      </div>
    </div>
  );
}

type ServiceQuestionsProps = Pick<ServiceTexts, 'questions'> & { service: QuotableService };

export function ServiceQuestions({ service, questions }: ServiceQuestionsProps) {
  const t = servicesTexts();
  return (
    <section aria-labelledby="questions-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width py-16 sm:py-24">
        <h2 id="questions-heading" className="display text-5xl sm:text-6xl">
          {t.questionsHeading}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question} className="border-t-4 border-primary pt-4">
              <h3 className="text-xl font-bold text-balance">{question}</h3>
              <p className="mt-2 max-w-prose">{answer}</p>
            </div>
          ))}
        </div>
        <nav aria-label={t.otherServices} className="mt-12 flex flex-wrap items-center gap-3">
          <p className="font-bold">{t.otherServices}</p>
          {quotableServices
            .filter((each) => each !== service)
            .map((each) => (
              <Link key={each} to={servicePaths[each]} className="btn btn-outline">
                {serviceTypeLabels[each]}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            ))}
        </nav>
      </div>
    </section>
  );
}
