import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { startingPrices } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import { formatWholeDollars } from '@welding/domain/values/money';
import { NextVisit } from './next-visit.tsx';
import { servicesTexts } from './services-texts.tsx';

/** Sizes at which lines break alike in the fallback font. */
const headlineSizes = { en: 'text-[clamp(2.25rem,12vw,6rem)]', es: 'text-[10.3vw]' };

export function ServicesHeader() {
  const t = servicesTexts();
  return (
    <section data-theme="steel-dark" className="steel-plate">
      <div className="page-width pt-12 pb-6 sm:pt-20 sm:pb-10">
        <h1 className={`display-caps text-balance lg:text-[5.5rem] ${headlineSizes[currentLanguage()]}`}>
          {t.headline((words) => (
            <span className="text-ember">{words}</span>
          ))}
        </h1>
        <p className="mt-5 max-w-prose text-lg sm:text-xl">{t.threeTrades}</p>
        <ul className="mt-8 grid gap-3 lg:grid-cols-3">
          {quotableServices.map((service) => (
            <li key={service} className="grid">
              <a href={`#${service}`} className="price-jump">
                <span>{serviceTypeLabels[service]}</span>
                <span className="display shrink-0 text-3xl text-ember">
                  <span className="sr-only">{t.from}</span>
                  {formatWholeDollars(startingPrices[service])}+
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <NextVisit />
        </div>
      </div>
      <div className="weld-seam" />
    </section>
  );
}

const steps = ['contact', 'assess', 'schedule', 'complete'] as const;

export function ProcessSteps() {
  const t = servicesTexts();
  return (
    <section aria-labelledby="process-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width py-16 sm:py-24">
        <p className="eyebrow">{t.howItWorks}</p>
        <h2 id="process-heading" className="display mt-2 text-5xl sm:text-6xl">
          {t.fourSteps}
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="process-step">
              <span aria-hidden="true" className="display text-6xl text-ember">
                {index + 1}
              </span>
              <h3 className="display mt-1 text-3xl">{t.steps[step].title}</h3>
              <p className="mt-2 text-base-content/85">{t.steps[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
