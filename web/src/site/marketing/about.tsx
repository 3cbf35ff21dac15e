import { business } from '@welding/domain/values/business';
import { BadgeCheck, HardHat, ShieldCheck, Truck } from 'lucide-react';

const promises = [
  {
    icon: Truck,
    title: 'Mobile Service',
    text: `A full shop on wheels: engine-driven welder, plasma cutter, gas and plate. We come to your site, yard or breakdown within ${business.serviceRadiusMiles} miles of Chicago.`,
  },
  {
    icon: BadgeCheck,
    title: '100% Satisfaction Guarantee',
    text: 'We look at the finished weld together before we leave. If it is not right, we make it right at no charge.',
  },
  {
    icon: HardHat,
    title: `${business.yearsExperience} Years of Experience`,
    text: 'The person who answers your questions is the person under the hood, and has seen your kind of break before.',
  },
  {
    icon: ShieldCheck,
    title: 'Licensed & Insured',
    text: 'Certificates are sent to your site manager before we start, with a fire watch plan where one is asked for.',
  },
] as const;

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width grid gap-10 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div className="min-w-0">
          <p className="eyebrow">About us</p>
          <h2 id="about-heading" className="display mt-2 text-5xl sm:text-6xl">
            {business.motto}
          </h2>
          <p className="mt-6 max-w-prose text-lg">
            {business.name} has welded in the {business.serviceArea} for about {business.yearsExperience}{' '}
            years. No hauling, no tow, no week in a shop queue: the repair starts where the break is.
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t-4 border-primary pt-4">
              <Icon aria-hidden="true" className="size-8 text-ember" />
              <h3 className="display mt-3 text-2xl">{title}</h3>
              <p className="mt-2 text-base-content/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
