import { business } from '@welding/domain/business/business';
import type { Client } from '@welding/domain/entities/client';
import { mailMessages, newMailSchema } from '@welding/domain/entities/new-mail';
import { PenLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useDraft } from '#desk/ui/use-draft.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { writeMail } from './mail-calls.ts';

/** A button that opens a form for a mail to a client. */
export function WriteMail({ client }: { client: Client }) {
  const [isOpen, setOpen] = useState(false);
  if (!client.email) return <p>{mailMessages.noEmail}.</p>;
  const name = client.firstName || client.email;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary max-w-full justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PenLine aria-hidden="true" className="size-5 shrink-0" />
        <span className="truncate">Write to {name}</span>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Write to ${name}`}>
        <WriteMailForm client={client} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type FieldName = 'subject' | 'text';

function WriteMailForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const { fields, change, forget } = useDraft(`mail-${client.id}`, { subject: '', text: '' });
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { clientId: client.id, subject: fields.subject, text: fields.text };
    const read = newMailSchema.safeParse(body);
    setErrors(read.success ? {} : firstErrors(read.error.issues));
    if (!read.success) return focusFirstError(event.currentTarget);
    if (!(await save(() => writeMail(read.data, keys.keyFor(read.data))))) return;
    forget();
    void showToast({ title: 'On its way', description: `To ${client.email}` });
    onDone();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p className="wrap-anywhere">To {client.email}</p>
      <Field label="Subject" error={errors.subject}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            autoComplete="off"
            value={fields.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Message"
        error={errors.text}
        hint={`Your name, ${business.name} and ${business.phone} are added below.`}
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={8}
            maxLength={5000}
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        {state.phase === 'saving' && <Spinner />}
        Send
      </button>
    </form>
  );
}

/** The first broken rule of each field. */
function firstErrors(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) {
    const [name] = path;
    if (name === 'subject' || name === 'text') errors[name] ??= message;
  }
  return errors;
}
