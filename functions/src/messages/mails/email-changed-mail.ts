import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { renderMail } from '#messages/mail-layout.ts';
import { greeting } from '#messages/visit-words.ts';
import { emailChangedMailTexts } from './email-changed-mail-texts.ts';

type EmailChangedMail = {
  readonly firstName: string;
  readonly email: string;
  /** Where the reader can restore the old address; undefined for a change by the office. */
  readonly objection?: { readonly url: string; readonly days: number } | undefined;
};

/** Tells the old address of a new one, masked so that only its owner recognizes it. */
export function emailChangedMail({ firstName, email, objection }: EmailChangedMail): MailContent {
  return renderMail({
    subject: emailChangedMailTexts().emailSubject,
    preheader: objection ? emailChangedMailTexts().takeItBack : emailChangedMailTexts().callUs,
    heading: emailChangedMailTexts().emailHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: emailChangedMailTexts().newAddress(masked(email)),
      },
      {
        paragraph: objection
          ? emailChangedMailTexts().changedByYou(objection.days)
          : emailChangedMailTexts().changedByOffice,
      },
    ],
    action: objection
      ? { label: emailChangedMailTexts().thisWasNotMe, url: objection.url }
      : { label: emailChangedMailTexts().notYouCall(business.phone), url: telHref(business.phone) },
    ...(objection && { after: [emailChangedMailTexts().questionsCall(business.phone)] }),
  });
}

/** For example: c•••@example.com */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
