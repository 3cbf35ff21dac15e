import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { privacyTexts } from './privacy-texts.tsx';

/** The privacy policy in plain words. The code follows `domain/src/values/privacy.ts`. */
export function PrivacyPolicy() {
  const t = privacyTexts();
  return (
    <div className="page-width grid max-w-3xl gap-10 py-12 sm:py-20">
      <div className="grid gap-4">
        <h1 className="display text-5xl sm:text-6xl">{t.title}</h1>
        <p className="text-lg">{t.inShort}</p>
      </div>
      <PolicySection title={t.whatWeKeep}>
        <dl className="grid gap-5">
          {t.kept.map(({ what, why, howLong }) => (
            <div key={what} className="panel grid gap-1 p-5">
              <dt className="font-semibold">{what}</dt>
              <dd>{why}</dd>
              <dd className="text-base-content/75">{howLong}</dd>
            </div>
          ))}
        </dl>
      </PolicySection>
      <PolicySection title={t.whoElse}>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{t.google}</li>
          <li>{t.stripe}</li>
          <li>{t.mailService}</li>
        </ul>
        <p>{t.staff}</p>
      </PolicySection>
      <PolicySection title={t.onYourDevice}>
        <p>{t.device}</p>
      </PolicySection>
      <PolicySection title={t.yourChoices}>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{t.seeAndCorrect}</li>
          <li>{t.turnOffReminders}</li>
          <li>
            {t.haveItErased(
              <PhoneLink className="link whitespace-nowrap" />,
              <a className="link" href={`mailto:${business.email}`}>
                {business.email}
              </a>,
            )}
          </li>
        </ul>
      </PolicySection>
      <PolicySection title={t.questions}>
        <p>
          {business.name}, {business.address}. <PhoneLink className="link whitespace-nowrap" />
        </p>
      </PolicySection>
    </div>
  );
}

function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="display text-3xl">{title}</h2>
      {children}
    </section>
  );
}
