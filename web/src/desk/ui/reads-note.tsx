import type { Client } from '@welding/domain/entities/client';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { Languages } from 'lucide-react';
import { uiTexts } from './ui-texts.ts';

/** Where staff type what a client reads: that nothing of it is translated, when the client reads another language. */
export function ReadsNote({ client: { firstName, language = 'en' } }: { client: Client }) {
  if (offeredLanguages.length === 1 || language === currentLanguage()) return null;
  return (
    <p className="flex items-start gap-2">
      <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {uiTexts().reads[language](firstName)}
    </p>
  );
}
