import PostalMime from 'postal-mime';

export type ReceivedMail = {
  id: string;
  /** The envelope's recipients, separated by commas. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 in UTC. */
  at: string;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
};

type MailAttachment = {
  /** Empty if the part has no name, like the calendar part beside text and HTML. */
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
};

/** A mail as the server received it. Each character of `source` is one byte (RFC 5322). */
export type RawMail = { id: string; to: string; at: string; source: string };

/** Reads a mail like a mail program. @throws the parser's error for an invalid mail */
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

/** SMTP adds the last line break. */
function withoutLastBreak(text = ''): string {
  return text.replace(/\r?\n$/, '');
}

/** Restores the CRLF line ends of a calendar (RFC 5545, 3.1), which the parser turns into LF. */
function withWireBreaks(mimeType: string, base64: string): string {
  if (!['text/calendar', 'application/ics'].includes(mimeType)) return base64;
  const text = Buffer.from(base64, 'base64').toString('utf8');
  return Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64');
}
