import type { MailContent } from '@welding/domain/entities/mail';
import type { MailLayout } from './mail-blocks.ts';
import { htmlOfMail } from './mail-html.ts';
import { messagesTexts } from './messages-texts.ts';
import { textOfMail } from './text-of-mail.ts';

/** The foot of every mail to a client that is no reminder: where to choose whether there are any. */
export function reminderChoice(url: () => string): Pick<MailLayout, 'preferences'> {
  return { preferences: { label: messagesTexts().chooseReminders, url: url() } };
}

/** A mail of this content, as HTML and as plain text. */
export function renderMail(layout: MailLayout): MailContent {
  return { subject: onOneLine(layout.subject), text: textOfMail(layout), html: htmlOfMail(layout) };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
