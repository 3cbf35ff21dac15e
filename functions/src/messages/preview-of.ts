import type { Mail } from '@welding/domain/entities/mail';
import type { MailPreview } from '@welding/domain/entities/mail-preview';

/** Of a mail what the desk shows before it goes out. */
export function previewOf({
  to,
  subject,
  text,
  language,
  inEnglish,
}: Pick<Mail, 'to' | 'subject' | 'text' | 'language' | 'inEnglish'>): MailPreview {
  return { to, subject, text, ...(language && { language }), ...(inEnglish && { inEnglish }) };
}
