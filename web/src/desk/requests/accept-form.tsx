import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Quote } from '@welding/domain/entities/quote';
import { acceptedProjectSchema } from '@welding/domain/entities/quote-answer';
import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readAmount } from '#desk/ui/read-amount.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { acceptRequest } from './answer-request.ts';
import { ClientChoice } from './client-choice.tsx';
import { offerUndo } from './offer-undo.ts';
import { TakeMiddle } from './take-middle.tsx';

type ProjectDraft = z.input<typeof acceptedProjectSchema>;
type AcceptedProject = z.output<typeof acceptedProjectSchema>;

/** Makes client and project of a request: everything is filled in as far as the request says it. */
export function AcceptForm({ request }: { request: Quote }) {
  const { id, serviceType, description } = request;
  const [clientId, setClientId] = useState<string>();
  const { state, save } = useSave();
  const [keys] = useState(createIdempotencyKeys);
  const { register, handleSubmit, setValue, formState } = useForm<ProjectDraft, unknown, AcceptedProject>({
    resolver: standardSchemaResolver(acceptedProjectSchema),
    defaultValues: { title: serviceTypeLabels[serviceType], serviceType, description },
  });
  const { errors } = formState;
  const isSaving = state.phase === 'saving';

  const send = handleSubmit(async (project) => {
    const body = { project, ...(clientId !== undefined && { clientId }) };
    const accepted = await save(() => acceptRequest(id, body, keys.keyFor(body)));
    if (accepted) offerUndo(id, 'Request accepted', 'Client and project are there.');
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <ClientChoice request={request} chosen={clientId} onChoose={setClientId} />
      <Field label="Project title" error={errors.title?.message}>
        {(control) => <input {...control} {...register('title')} className="input" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Field label="Service" error={errors.serviceType?.message}>
          {(control) => (
            <select {...control} {...register('serviceType')} className="select">
              {serviceTypes.map((service) => (
                <option key={service} value={service}>
                  {serviceTypeLabels[service]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Estimated cost in dollars" error={errors.estimatedCost?.message}>
          {(control) => (
            <input
              {...control}
              {...register('estimatedCost', { setValueAs: (text) => readAmount(String(text ?? '')) })}
              className="input"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      {request.intake && (
        <TakeMiddle
          request={request}
          onTake={(dollars) => setValue('estimatedCost', dollars, { shouldValidate: true })}
        />
      )}
      <Field label="Description" hint="The client sees it in the portal." error={errors.description?.message}>
        {(control) => <textarea {...control} {...register('description')} className="textarea" rows={4} />}
      </Field>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg justify-self-start" aria-disabled={isSaving}>
        {isSaving && <Spinner />}
        Accept and make the project
      </button>
    </form>
  );
}
