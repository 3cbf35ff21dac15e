import type { Client } from '@welding/domain/entities/client';
import { stoppedOf } from '@welding/domain/entities/recipients';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { changeClient } from './client-calls.ts';

type PersonRemindersProps = { client: Client; person: string; label: string };

/** Whether one person of a client gets reminders. The person can change this by a link in each mail. */
export function PersonReminders({ client, person, label }: PersonRemindersProps) {
  const { state, save } = useSave();
  const { id, updatedAt = null } = client;
  const stopped = stoppedOf(client);
  const others = stopped.filter((each) => each !== person);
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={!stopped.includes(person)}
          aria-disabled={state.phase === 'saving'}
          onChange={({ target }) =>
            void save(() =>
              changeClient(id, updatedAt, { stopped: target.checked ? others : [...others, person] }),
            )
          }
        />
        {label}
      </label>
      <SaveProblem state={state} />
    </>
  );
}
