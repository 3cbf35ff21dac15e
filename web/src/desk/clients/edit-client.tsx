import type { Client, NewClient } from '@welding/domain/entities/client';
import { useState } from 'react';
import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { changeClient } from './client-calls.ts';
import { ClientForm, useClientForm } from './client-form.tsx';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
} as const satisfies Record<keyof NewClient, string>;

type EditClientProps = {
  /** As it is stored now: it goes on changing while somebody types. */
  client: Client;
  onDone: () => void;
};

/**
 * Changes a client on the version that was there when typing began. When somebody else saved meanwhile, both versions are
 * shown, and what was typed stays.
 */
export function EditClient({ client, onDone }: EditClientProps) {
  const [base, setBase] = useState(client);
  const form = useClientForm(fieldsOf(base));
  const { state, save } = useSave();
  const isSaving = state.phase === 'saving';
  const isStale = base.updatedAt !== client.updatedAt;

  const saveOn = async (version: Client, typed: NewClient) => {
    const saved = await save(() => changeClient(version, { address: '', ...typed }));
    if (saved) onDone();
  };
  const keepMine = () => {
    const latest = client;
    setBase(latest);
    void form.handleSubmit((typed) => saveOn(latest, typed))();
  };
  const takeTheirs = () => {
    setBase(client);
    form.reset(fieldsOf(client));
  };

  return (
    <ClientForm form={form} onSend={(typed) => saveOn(base, typed)}>
      {isStale && state.phase === 'conflict' ? (
        <SaveProblem
          state={state}
          versions={differences(form.getValues(), fieldsOf(client))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        !(state.phase === 'conflict' && sameFields(form.getValues(), client)) && <SaveProblem state={state} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
          {isSaving && <Spinner />}
          Save
        </button>
        <button type="button" className="btn btn-ghost" onClick={onDone}>
          Cancel
        </button>
      </div>
    </ClientForm>
  );
}

function fieldsOf({ firstName, lastName, phone, email, address = '' }: NewClient): Required<NewClient> {
  return { firstName, lastName, phone, email, address };
}

function differences(mine: NewClient, theirs: NewClient): FieldVersion[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [typed, stored] = [textOf(mine, field), textOf(theirs, field)];
    return typed === stored ? [] : [{ label, mine: typed, theirs: stored }];
  });
}

function sameFields(mine: NewClient, theirs: NewClient): boolean {
  return differences(mine, theirs).length === 0;
}

function textOf(fields: NewClient, field: string): string {
  const found = Object.entries(fields).find(([name]) => name === field);
  return String(found?.[1] ?? '').trim();
}
