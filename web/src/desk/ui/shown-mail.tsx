import type { Mail, MailPreview } from '@welding/domain/entities/mail';
import { type Purpose, recipientsOf } from '@welding/domain/entities/recipients';
import { currentLanguage } from '@welding/domain/values/language';
import { listOf } from '@welding/domain/values/list-of';
import { Mail as MailIcon } from 'lucide-react';
import { deskUiTexts } from './desk-ui-texts.ts';
import { useClients } from './with-clients.tsx';

export function ShownMail({ mail }: { mail: MailPreview }) {
  const t = deskUiTexts();
  return (
    <section aria-label={t.theMail} className="grid gap-2 rounded-field border border-base-300 p-4">
      <p className="wrap-anywhere text-sm">{t.mailTo(mail.to)}</p>
      <MailWords mail={mail} />
    </section>
  );
}

type MailWordsProps = {
  mail: Pick<Mail, 'subject' | 'text' | 'language' | 'inEnglish' | 'inSpanish'>;
  withoutSubject?: boolean;
};

/** A mail's text, with a translation if the reader's language is another. */
export function MailWords({ mail, withoutSubject = false }: MailWordsProps) {
  const t = deskUiTexts();
  const { language = 'en', inEnglish, inSpanish } = mail;
  const own = currentLanguage();
  const beside = language === own ? undefined : own === 'en' ? inEnglish : inSpanish;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
      <div lang={language} className="grid content-start gap-2">
        {!withoutSubject && <p className="wrap-anywhere font-semibold">{mail.subject}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
      </div>
      {beside && (
        <section
          aria-label={t.inYourLanguage}
          className="grid content-start gap-2 border-l-4 border-base-300 pl-3"
        >
          <p className="text-sm">{t.inYourLanguage}</p>
          <p className="wrap-anywhere font-semibold">{beside.subject}</p>
          <p className="wrap-anywhere whitespace-pre-line">{beside.text}</p>
        </section>
      )}
    </div>
  );
}

type MailNoteProps = {
  clientId: string | undefined;
  purpose: Purpose;
  /** The subject of the mail, such as the new time. Undefined if no mail is sent. */
  about: string | undefined;
  className?: string;
};

/** Announces who gets a mail; nothing if none is sent. */
export function MailNote({ clientId = '', purpose, about, className = '' }: MailNoteProps) {
  const t = deskUiTexts();
  const readers = recipientsOf(useClients([clientId]).get(clientId), purpose);
  const { language = 'en' } = readers[0] ?? {};
  return (
    <p role="status" className={`flex items-start gap-2 empty:hidden ${className}`}>
      {readers.length > 0 && about && (
        <>
          <MailIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t.getsMail(
            listOf(readers.map(({ firstName, name }) => firstName || name)),
            readers.length,
            about,
            language === currentLanguage() ? undefined : t.inLanguage[language],
          )}
        </>
      )}
    </p>
  );
}
