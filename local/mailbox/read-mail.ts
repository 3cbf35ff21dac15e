import PostalMime from 'postal-mime';

/** A mail as it arrived. */
export type ReceivedMail = {
  id: string;
  /** Whom the mail server was asked to hand it to, separated by commas. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
};

type MailAttachment = {
  /** Empty where the part has none, as the calendar part that stands beside text and HTML. */
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
};

/** What the mail server was handed; each character of `source` is one byte of it (RFC 5322). */
export type RawMail = { id: string; to: string; at: string; source: string };

/** Reads a mail as a mail program does. @throws what the parser throws at what is no mail */
export async function readMail({ id, to, at, source }: RawMail): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(Buffer.from(source, 'latin1'), { attachmentEncoding: 'base64' });
  const { name = '', address = '' } = mail.from ?? {};
  return {
    id,
    to,
    from: name ? `${name} <${address}>` : address,
    subject: mail.subject ?? '',
    text: withoutLastBreak(mail.text),
    html: withoutLastBreak(mail.html),
    at,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      content: withWireBreaks(mimeType, typeof content === 'string' ? content : ''),
    })),
  };
}

/** The last line's break is the way's, not the mail's. */
function withoutLastBreak(text = ''): string {
  return text.replace(/\r?\n$/, '');
}

/** A calendar's lines end in CRLF (RFC 5545, 3.1), as on the way; the parser has them end in LF. */
function withWireBreaks(mimeType: string, base64: string): string {
  if (!['text/calendar', 'application/ics'].includes(mimeType)) return base64;
  const text = Buffer.from(base64, 'base64').toString('utf8');
  return Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64');
}
