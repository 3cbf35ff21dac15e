import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { greeting } from '#messages/greeting.ts';
import { renderMail } from '#messages/mail-layout.ts';

type EmailChangedMail = {
  readonly firstName: string;
  readonly email: string;
  /** Where the reader can take the old address back; undefined for a change that the office made. */
  readonly objection?: { readonly url: string; readonly days: number } | undefined;
};

/** Tells the address that a client had of the new one, of which it shows enough for its owner to know it. */
export function emailChangedMail({ firstName, email, objection }: EmailChangedMail): MailContent {
  return renderMail({
    subject: 'Your e-mail address with us has changed',
    preheader: objection ? 'If that was not you, take it back.' : 'If that was not you, please call us.',
    heading: 'Your e-mail address has changed',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `From now on our mails to you go to ${masked(email)}, and that address opens your client portal. This one no longer does.`,
      },
      {
        paragraph: objection
          ? `If you changed it, there is nothing to do. If not, the button makes this your address again and ends every session of your portal. It works for ${objection.days} days.`
          : 'If you or somebody at our office changed it for you, there is nothing to do.',
      },
    ],
    action: objection
      ? { label: 'This was not me', url: objection.url }
      : { label: `Not you? Call ${business.phone}`, url: telHref(business.phone) },
    ...(objection && { after: [`Questions? Call ${business.phone}.`] }),
  });
}

/** c•••@example.com */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
