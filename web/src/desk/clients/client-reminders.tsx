import type { Client } from '@welding/domain/entities/client';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { changeClient } from './client-calls.ts';
import { clientsTexts } from './clients-texts.ts';

/** Whether a client is reminded of visits by e-mail; the client decides the same by a link in each reminder. */
export function ClientReminders({ client }: { client: Client }) {
  const { state, save } = useSave();
  const { id, email, reminders = true, updatedAt = null } = client;
  if (!email) return null;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={reminders}
          aria-disabled={state.phase === 'saving'}
          onChange={({ target }) =>
            void save(() => changeClient(id, updatedAt, { reminders: target.checked }))
          }
        />
        {clientsTexts().remind}
      </label>
      <SaveProblem state={state} />
    </>
  );
}
