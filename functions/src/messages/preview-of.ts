import type { Mail } from '@welding/domain/entities/mail';
import type { MailPreview } from '@welding/domain/entities/mail-preview';

/** The desk's preview of a mail. @param shown changes its text, in either language */
export function previewOf(
  { to, subject, text, language, inEnglish, inSpanish }: Pick<Mail, keyof MailPreview>,
  shown = (written: string) => written,
): MailPreview {
  return {
    ...{ to, subject, text: shown(text) },
    ...(language && { language }),
    ...(inEnglish && { inEnglish: { ...inEnglish, text: shown(inEnglish.text) } }),
    ...(inSpanish && { inSpanish: { ...inSpanish, text: shown(inSpanish.text) } }),
  };
}
