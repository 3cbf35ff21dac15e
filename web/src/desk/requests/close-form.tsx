import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { closedReasonSchema, type Quote } from '@welding/domain/entities/quote';
import { type CloseQuote, closedReasonLabels, closeQuoteSchema } from '@welding/domain/entities/quote-answer';
import { useForm } from 'react-hook-form';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { closeRequest } from './answer-request.ts';
import { offerUndo } from './offer-undo.ts';

type CloseDraft = { reason: '' | CloseQuote['reason']; note: string };

/** Closes a request that becomes no project, with the reason. */
export function CloseForm({ request: { id } }: { request: Quote }) {
  const { state, save } = useSave();
  const { register, handleSubmit, formState } = useForm<CloseDraft, unknown, CloseQuote>({
    resolver: standardSchemaResolver(closeQuoteSchema),
    defaultValues: { reason: '', note: '' },
  });
  const { errors } = formState;
  const isSaving = state.phase === 'saving';

  const send = handleSubmit(async (body) => {
    const closed = await save(() => closeRequest(id, body));
    if (closed) offerUndo(id, 'Request closed', closedReasonLabels[body.reason]);
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <Field label="Reason" error={errors.reason?.message}>
        {(control) => (
          <select {...control} {...register('reason')} className="select">
            <option value="">Choose a reason</option>
            {closedReasonSchema.options.map((reason) => (
              <option key={reason} value={reason}>
                {closedReasonLabels[reason]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Note" hint="For the desk; the client never sees it." error={errors.note?.message}>
        {(control) => <textarea {...control} {...register('note')} className="textarea" rows={3} />}
      </Field>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={isSaving}>
        {isSaving && <Spinner />}
        Close the request
      </button>
    </form>
  );
}
