import type { MailPreview } from '@welding/domain/entities/mail-preview';
import { uiTexts } from './ui-texts.ts';

/** A mail before it is sent, as its reader will see it. */
export function ShownMail({ mail: { to, subject, text } }: { mail: MailPreview }) {
  return (
    <section aria-label={uiTexts().theMail} className="grid gap-2 rounded-field border border-base-300 p-4">
      <p className="wrap-anywhere text-sm">{uiTexts().mailTo(to)}</p>
      <p className="wrap-anywhere font-semibold">{subject}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
