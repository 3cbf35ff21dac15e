import { business } from '@welding/domain/values/business';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { keptRecords } from './kept-records.ts';
import { PolicySection } from './policy-section.tsx';

/** What the business keeps of people and why, in plain words; `domain/src/entities/privacy.ts` is what the code goes by. */
export function PrivacyPolicy() {
  return (
    <div className="page-width grid max-w-3xl gap-10 py-12 sm:py-20">
      <div className="grid gap-4">
        <h1 className="display text-5xl sm:text-6xl">Privacy</h1>
        <p className="text-lg">
          We keep what we need to answer you, do the job and keep our books. We do not sell it, we show no
          ads, and nothing on this site follows you around.
        </p>
      </div>
      <PolicySection title="What we keep, and why">
        <dl className="grid gap-5">
          {keptRecords.map(({ what, why, howLong }) => (
            <div key={what} className="panel grid gap-1 p-5">
              <dt className="font-semibold">{what}</dt>
              <dd>{why}</dd>
              <dd className="text-base-content/75">{howLong}</dd>
            </div>
          ))}
        </dl>
      </PolicySection>
      <PolicySection title="Who else handles it">
        <ul className="grid list-disc gap-2 pl-6">
          <li>Google (Firebase) hosts this site, our database and your photos.</li>
          <li>
            Stripe takes card payments. Your card number goes to Stripe and never reaches us; we keep the
            amount and Stripe&rsquo;s number of the payment.
          </li>
          <li>Our e-mail service delivers the mails we send you.</li>
        </ul>
        <p>Our staff see what their work needs: a welder sees the jobs they do, and no payments.</p>
      </PolicySection>
      <PolicySection title="On your own device">
        <p>
          What you type into the quote form stays in your browser until it is sent or the tab is closed;
          photos and requests that wait for a signal stay until they are sent. In the client portal one cookie
          keeps you signed in, and your projects and visits are saved on the device to be there without a
          signal. Log out removes them.
        </p>
      </PolicySection>
      <PolicySection title="Your choices">
        <ul className="grid list-disc gap-2 pl-6">
          <li>
            See and correct your contact data, and download everything we have of you: in the client portal,
            under Your details.
          </li>
          <li>Turn off reminders of visits: by the link at the end of each one.</li>
          <li>
            Have it erased: call <PhoneLink className="link whitespace-nowrap" /> or write to{' '}
            <a className="link" href={`mailto:${business.email}`}>
              {business.email}
            </a>
            . We erase your name, contact data, addresses, texts and photos. Payments, invoices and signed
            estimates stay, because the law asks us to keep them. Backups are overwritten within 14 weeks.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Questions">
        <p>
          {business.name}, {business.address}. <PhoneLink className="link whitespace-nowrap" />
        </p>
      </PolicySection>
    </div>
  );
}
