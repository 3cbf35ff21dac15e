import type { Client } from '@welding/domain/entities/client';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { Languages } from 'lucide-react';
import { uiTexts } from './ui-texts.ts';
import { useClients } from './with-clients.tsx';

type Reader = Pick<Client, 'firstName' | 'language'>;
type ReadsNoteProps = { reader: Reader | undefined; className?: string };

/** Where staff type what a client reads: that nothing of it is translated, when the client reads another language. */
export function ReadsNote({ reader, className = '' }: ReadsNoteProps) {
  const { firstName, language = 'en' } = reader ?? { firstName: '', language: currentLanguage() };
  if (offeredLanguages.length === 1 || language === currentLanguage()) return null;
  return (
    <p className={`flex items-start gap-2 ${className}`}>
      <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {uiTexts().reads[language](firstName)}
    </p>
  );
}

/** The same of a client by its id; nothing while nobody is chosen, or the client is not there yet. */
export function ReadsNoteOf({
  clientId = '',
  className = '',
}: {
  clientId?: string | undefined;
  className?: string;
}) {
  return <ReadsNote reader={useClients([clientId]).get(clientId)} className={className} />;
}
