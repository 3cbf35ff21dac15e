import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { renderMail } from '#messages/mail-layout.ts';

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
  const from = askedFrom ? ` from ${askedFrom}` : '';
  const until = formatChicagoTime(new Date(now.getTime() + validMinutes * 60_000));
  return renderMail({
    subject: `${code} is your ${business.shortName} code`,
    preheader: `It works once, until ${until}. We never ask for it by phone.`,
    heading: 'Your code',
    blocks: [
      { paragraph: 'Type this code on the page where you asked for it:' },
      { code },
      {
        paragraph: `It works once, until ${until} (Chicago time).${link ? ' On another device use the button instead.' : ''}`,
      },
    ],
    ...(link && { action: { label: 'Yes, it’s me', url: link } }),
    after: [
      `The code was asked for at ${formatChicagoTime(now)}${from}, to ${purposes[purpose]}. If that wasn’t you, you can ignore this: without the code nothing happens. We never ask for it by phone or mail.`,
    ],
  });
}

const purposes: Record<CodePurpose, string> = {
  'sign-in': 'sign in to your client portal',
  'new-email': 'make this the e-mail address of a client portal',
  confirm: 'open or change what your client portal shows to you alone',
};
