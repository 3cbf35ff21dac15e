import { servicesTexts } from './services-texts.tsx';

const steps = ['contact', 'assess', 'schedule', 'complete'] as const;

export function ProcessSteps() {
  const texts = servicesTexts();
  return (
    <section aria-labelledby="process-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width py-16 sm:py-24">
        <p className="eyebrow">{texts.howItWorks}</p>
        <h2 id="process-heading" className="display mt-2 text-5xl sm:text-6xl">
          {texts.fourSteps}
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="process-step">
              <span aria-hidden="true" className="display text-6xl text-ember">
                {index + 1}
              </span>
              <h3 className="display mt-1 text-3xl">{texts.steps[step].title}</h3>
              <p className="mt-2 text-base-content/85">{texts.steps[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
