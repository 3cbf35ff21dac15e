import { business } from '@welding/domain/values/business';
import { BadgeCheck, HardHat, ShieldCheck, Truck } from 'lucide-react';
import { homeTexts } from './home-texts.tsx';

const icons = { mobile: Truck, satisfaction: BadgeCheck, experience: HardHat, insured: ShieldCheck } as const;
const promises = ['mobile', 'satisfaction', 'experience', 'insured'] as const;

export function About() {
  const t = homeTexts();
  return (
    <section id="about" aria-labelledby="about-heading" className="border-y border-base-300 bg-base-200">
      <div className="page-width grid gap-10 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div className="min-w-0">
          <p className="eyebrow">{t.aboutUs}</p>
          <h2 id="about-heading" className="display mt-2 text-5xl sm:text-6xl">
            {business.motto}
          </h2>
          <p className="mt-6 max-w-prose text-lg">{t.whoWeAre()}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {promises.map((promise) => {
            const Icon = icons[promise];
            return (
              <li key={promise} className="border-t-4 border-primary pt-4">
                <Icon aria-hidden="true" className="size-8 text-ember" />
                <h3 className="display mt-3 text-2xl">{t.promises[promise].title}</h3>
                <p className="mt-2 text-base-content/85">{t.promises[promise].text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
