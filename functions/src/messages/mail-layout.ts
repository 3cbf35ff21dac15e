import type { MailContent } from '@welding/domain/entities/mail';
import { htmlOfMail } from './mail-html.ts';
import { textOfMail } from './mail-text.ts';

/** A piece of a mail: some sentences, named facts, or a code to type. All of it is plain text. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly code: string };

/** What a mail says, from which its HTML and its plain text are made, so that both say the same. */
export type MailLayout = {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What follows the action. */
  readonly after?: readonly string[];
  /** Where the reader ends mails of this kind. */
  readonly preferences?: { readonly label: string; readonly url: string };
};

/** The foot of every mail to a client that is no reminder: where to choose whether there are any. */
export function reminderChoice(url: string): Pick<MailLayout, 'preferences'> {
  return { preferences: { label: 'Choose your reminders', url } };
}

/** A mail of this content, as HTML and as plain text. */
export function renderMail(layout: MailLayout): MailContent {
  return { subject: onOneLine(layout.subject), text: textOfMail(layout), html: htmlOfMail(layout) };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
