import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { greeting } from '#messages/greeting.ts';
import { renderMail } from '#messages/mail-layout.ts';
import { otherMailsTexts } from './other-mails-texts.ts';

type EmailChangedMail = {
  readonly firstName: string;
  readonly email: string;
  /** Where the reader can take the old address back; undefined for a change that the office made. */
  readonly objection?: { readonly url: string; readonly days: number } | undefined;
};

/** Tells the address that a client had of the new one, of which it shows enough for its owner to know it. */
export function emailChangedMail({ firstName, email, objection }: EmailChangedMail): MailContent {
  return renderMail({
    subject: otherMailsTexts().yourEMailAddressWith,
    preheader: objection ? otherMailsTexts().ifThatWasNotYou : otherMailsTexts().ifThatWasNotYou2,
    heading: otherMailsTexts().yourEMailAddressHas,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: otherMailsTexts().fromNowOnOurMails(masked(email)),
      },
      {
        paragraph: objection
          ? otherMailsTexts().ifYouChangedItThere(objection.days)
          : otherMailsTexts().ifYouOrSomebodyAt,
      },
    ],
    action: objection
      ? { label: otherMailsTexts().thisWasNotMe, url: objection.url }
      : { label: otherMailsTexts().notYouCall(business.phone), url: telHref(business.phone) },
    ...(objection && { after: [otherMailsTexts().questionsCall(business.phone)] }),
  });
}

/** c•••@example.com */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
