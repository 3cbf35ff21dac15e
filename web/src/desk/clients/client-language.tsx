import type { Client } from '@welding/domain/entities/client';
import { type Language, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { changeClient } from './client-calls.ts';
import { clientsTexts } from './clients-texts.ts';

/** In which language a client is written to; nothing while there is one language alone. */
export function ClientLanguage({ client }: { client: Client }) {
  const { state, save } = useSave();
  if (offeredLanguages.length === 1) return null;
  const { id, language = 'en', updatedAt = null } = client;
  const choose = (chosen: Language) => void save(() => changeClient(id, updatedAt, { language: chosen }));
  return (
    <>
      <Field label={clientsTexts().language} className="max-w-xs">
        {(control) => (
          <select
            {...control}
            className="select"
            value={language}
            aria-disabled={state.phase === 'saving'}
            onChange={({ target }) => choose(target.value === 'es' ? 'es' : 'en')}
          >
            {offeredLanguages.map((offered) => (
              <option key={offered} value={offered} lang={offered}>
                {languageNames[offered]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SaveProblem state={state} />
    </>
  );
}
