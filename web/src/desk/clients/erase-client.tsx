import type { Client } from '@welding/domain/entities/client';
import { clientName, confirmsErasure } from '@welding/domain/entities/client-change';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { eraseClient } from './client-calls.ts';
import { OpenPapersNote } from './open-papers-note.tsx';
import { recordTexts } from './record-texts.ts';
import { useOpenPapers } from './use-open-papers.ts';

/** Erases a client for good, once the owner has typed whom. */
export function EraseClient({ client }: { client: Client }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { state, save } = useSave();
  const name = clientName(client);
  const papers = useOpenPapers(isOpen ? client.id : undefined);
  const isConfirmed = confirmsErasure(client, typed) && papers.status !== 'checking';
  if (!isOpen) {
    return (
      <button
        type="button"
        className="btn btn-outline btn-error justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        {recordTexts().eraseThisClient}
      </button>
    );
  }
  return (
    <form
      method="dialog"
      className="grid gap-3"
      aria-label={recordTexts().eraseThisClient}
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed) void save(() => eraseClient(client.id, typed));
      }}
    >
      <h3 className="text-lg font-bold">{recordTexts().eraseThisClient}</h3>
      <p>{recordTexts().whatErasingDoes}</p>
      <OpenPapersNote
        papers={papers}
        invoicesThen={recordTexts().owedStays}
        estimatesThen={recordTexts().noAnswerAnymore}
      />
      <Field label={recordTexts().typeToConfirm(name)}>
        {(control) => (
          <input
            {...control}
            className="input"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <SaveProblem state={state} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-error held-back" aria-disabled={!isConfirmed}>
          {state.phase === 'saving' && <Spinner />}
          {recordTexts().eraseForGood}
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => setOpen(false)}>
          {recordTexts().cancel}
        </button>
      </div>
    </form>
  );
}
