import type { MailPreview } from '@welding/domain/entities/mail-preview';
import { MailWords } from './mail-words.tsx';
import { uiTexts } from './ui-texts.ts';

/** A mail before it is sent, as its reader will see it. */
export function ShownMail({ mail }: { mail: MailPreview }) {
  return (
    <section aria-label={uiTexts().theMail} className="grid gap-2 rounded-field border border-base-300 p-4">
      <p className="wrap-anywhere text-sm">{uiTexts().mailTo(mail.to)}</p>
      <MailWords mail={mail} />
    </section>
  );
}
