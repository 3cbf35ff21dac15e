import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { renderMail } from '#messages/mail-layout.ts';
import { codeMailTexts } from './code-mail-texts.ts';

/** The purpose of a code: begin a session, raise one, or change the email. */
export type CodePurpose = 'sign-in' | 'confirm' | 'new-email';

type CodeMail = {
  /** Six digits. */
  readonly code: string;
  /** Opens the page whose button replaces typing the code, where there is one. */
  readonly link?: string;
  readonly validMinutes: number;
  readonly purpose: CodePurpose;
  /** The requesting browser in words: Chrome on Android. */
  readonly askedFrom?: string | undefined;
  readonly now: Date;
};

/** The mail with a code. Its subject begins with the code, where phones look for it. */
export function codeMail({ code, link, validMinutes, purpose, askedFrom, now }: CodeMail): MailContent {
  const until = formatChicagoTime(new Date(now.getTime() + validMinutes * 60_000));
  return renderMail({
    subject: codeMailTexts().codeSubject(code, business.shortName),
    preheader: codeMailTexts().codePreheader(until),
    heading: codeMailTexts().codeHeading,
    blocks: [
      { paragraph: codeMailTexts().typeCode },
      { code },
      {
        paragraph: codeMailTexts().codeWorksUntil(until, Boolean(link)),
      },
    ],
    ...(link && { action: { label: codeMailTexts().yesItsMe, url: link } }),
    after: [codeMailTexts().codeWasAskedFor(formatChicagoTime(now), askedFrom, purpose)],
  });
}
