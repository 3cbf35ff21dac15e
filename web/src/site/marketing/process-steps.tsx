import { business } from '@welding/domain/values/business';

const steps = [
  {
    title: 'Contact',
    text: `Call, or send the form with a few words about the break. You have an answer within ${business.quoteReplyHours} hours.`,
  },
  {
    title: 'Assess',
    text: 'We look at photos or come by, identify the metal, and give you a firm price before any work.',
  },
  { title: 'Schedule', text: 'Pick a day and an hour in the client portal. Breakdowns are taken first.' },
  {
    title: 'Complete',
    text: 'We weld, inspect, grind and coat, clean the site, and go over the repair with you.',
  },
] as const;

/** The four steps from the first call to the finished weld. */
export function ProcessSteps() {
  return (
    <section aria-labelledby="process-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width py-16 sm:py-24">
        <p className="eyebrow">How it works</p>
        <h2 id="process-heading" className="display mt-2 text-5xl sm:text-6xl">
          Four steps to a sound weld
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="process-step">
              <span aria-hidden="true" className="display text-6xl text-ember">
                {index + 1}
              </span>
              <h3 className="display mt-1 text-3xl">{title}</h3>
              <p className="mt-2 text-base-content/85">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
