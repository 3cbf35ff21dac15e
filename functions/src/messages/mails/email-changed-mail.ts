import { business } from '@welding/domain/business/business';
import type { MailContent } from '@welding/domain/entities/mail';
import { telHref } from '@welding/domain/values/phone';
import { greeting } from '#messages/greeting.ts';
import { renderMail } from '#messages/mail-layout.ts';

/** Tells the address that a client had of the new one, of which it shows enough for its owner to know it. */
export function emailChangedMail({ firstName, email }: { firstName: string; email: string }): MailContent {
  return renderMail({
    subject: 'Your e-mail address with us has changed',
    preheader: 'If that was not you, please call us.',
    heading: 'Your e-mail address has changed',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `From now on our mails to you go to ${masked(email)}, and that address opens your client portal. This one no longer does.`,
      },
      { paragraph: 'If you or somebody at our office changed it for you, there is nothing to do.' },
    ],
    action: { label: `Not you? Call ${business.phone}`, url: telHref(business.phone) },
  });
}

/** c•••@example.com */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
