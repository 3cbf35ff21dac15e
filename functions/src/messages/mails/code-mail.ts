import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { renderMail } from '#messages/mail-layout.ts';
import { codeMailTexts } from './code-mail-texts.ts';

/** What a code is asked for: to begin a session, to raise one, or to change the e-mail. */
export type CodePurpose = 'sign-in' | 'confirm' | 'new-email';

type CodeMail = {
  /** Six digits. */
  readonly code: string;
  /** Opens the page with the button that does the same as the code, where there is one. */
  readonly link?: string;
  readonly validMinutes: number;
  readonly purpose: CodePurpose;
  /** What asked for it, in words: Chrome on Android. */
  readonly askedFrom?: string | undefined;
  readonly now: Date;
};

/** The code that confirms who somebody is. The subject begins with it, where phones look for codes. */
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
