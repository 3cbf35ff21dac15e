import { recipientOf } from '@welding/domain/entities/client-names';
import { currentLanguage } from '@welding/domain/values/language';
import { Mail } from 'lucide-react';
import { deskUiTexts } from './desk-ui-texts.ts';
import { useClients } from './with-clients.tsx';

type MailNoteProps = {
  clientId: string | undefined;
  /** What the mail is about, such as the new time. Undefined if no mail is sent. */
  about: string | undefined;
  className?: string;
};

/** Announces that the client gets a mail; nothing if none is sent. */
export function MailNote({ clientId = '', about, className = '' }: MailNoteProps) {
  const client = recipientOf(useClients([clientId]).get(clientId));
  const { language = 'en' } = client ?? {};
  return (
    <p role="status" className={`flex items-start gap-2 empty:hidden ${className}`}>
      {client && about && (
        <>
          <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {deskUiTexts().getsMail(
            client.firstName,
            about,
            language === currentLanguage() ? undefined : deskUiTexts().inLanguage[language],
          )}
        </>
      )}
    </p>
  );
}
