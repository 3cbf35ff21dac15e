import type { Quote } from '@welding/domain/entities/quote';
import { type AcceptedQuote, acceptedProjectSchema } from '@welding/domain/entities/quote-answer';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { addressWithTown } from '@welding/domain/values/place';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNote, ReadsNoteOf } from '#desk/ui/reads-note.tsx';
import { acceptRequest } from './answer-request.ts';
import { answerTexts } from './answer-texts.ts';
import { ClientChoice } from './client-choice.tsx';
import { MailOfAnswer } from './mail-of-answer.tsx';
import { offerUndo } from './offer-undo.ts';

const services = optionsOf(serviceTypeLabels);
const acceptFormSchema = z.extend(acceptedProjectSchema, { tell: z.boolean() });

/** Where the form leads on; undefined stays with the request. */
type Next = ((accepted: AcceptedQuote, title: string) => string) | undefined;
const toEstimate: Next = ({ projectId }) => deskPaths.newEstimate({ project: projectId });
const toVisit: Next = ({ clientId, projectId }, title) =>
  deskPaths.newVisit({ client: clientId, project: projectId, title });

/**
 * Makes client and project of a request, filled in as far as the request says it, and leads on to what comes next. Nobody
 * is mailed unless somebody says so, and what it costs, the estimate says.
 */
export function AcceptForm({ request }: { request: Quote }) {
  const { id, serviceType, description, zip = '' } = request;
  const navigate = useNavigate();
  const [clientId, setClientId] = useState<string>();
  const next = useRef<Next>(toEstimate);
  const values: FormValues<typeof acceptFormSchema> = {
    title: serviceTypeLabels[serviceType],
    serviceType,
    description,
    estimatedCost: undefined,
    address: addressWithTown(request.address, request.intake?.town),
    zip,
    tell: false,
  };
  const form = useDeskForm({
    schema: acceptFormSchema,
    stored: { values, updatedAt: null },
    draft: `accept-${id}`,
    send: ({ tell, ...project }, { keyFor }) => {
      const body = { project, tell, ...(clientId !== undefined && { clientId }) };
      return acceptRequest(id, body, keyFor(body));
    },
    onSent: (accepted, { title, tell }) => {
      offerUndo(id, answerTexts().accepted, tell ? answerTexts().setUpAndTold : answerTexts().setUp);
      if (next.current) void navigate(next.current(accepted, title));
    },
  });
  const acceptAnd = (following: Next) => {
    next.current = following;
    void form.submit();
  };
  const isSaving = form.state.phase === 'saving';
  return (
    <DeskForm
      form={form}
      action={answerTexts().acceptAndEstimate}
      acting={answerTexts().accepting}
      actions={
        <>
          <button
            type="button"
            className="btn btn-outline"
            aria-disabled={isSaving}
            onClick={() => !isSaving && acceptAnd(toVisit)}
          >
            {answerTexts().acceptAndVisit}
          </button>
          <button
            type="button"
            className="btn btn-ghost"
            aria-disabled={isSaving}
            onClick={() => !isSaving && acceptAnd(undefined)}
          >
            {answerTexts().justAccept}
          </button>
        </>
      }
    >
      <ClientChoice request={request} chosen={clientId} onChoose={setClientId} />
      <TextField form={form} name="title" label={answerTexts().projectTitle} />
      <SelectField form={form} name="serviceType" label={answerTexts().service} options={services} />
      {clientId ? <ReadsNoteOf clientId={clientId} /> : <ReadsNote reader={request} />}
      <TextField
        form={form}
        name="description"
        label={answerTexts().description}
        hint={answerTexts().descriptionHint}
        rows={4}
      />
      <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          form={form}
          name="address"
          label={answerTexts().workAddress}
          hint={form.watch('address') ? answerTexts().addressUse : answerTexts().addressMissing}
        />
        <TextField form={form} name="zip" label={answerTexts().zip} inputMode="numeric" maxLength={10} />
      </div>
      <CheckboxField form={form} name="tell" label={answerTexts().tell} />
      {form.watch('tell') && (
        <MailOfAnswer
          requestId={id}
          clientId={clientId}
          title={form.watch('title') ?? ''}
          serviceType={form.watch('serviceType') ?? serviceType}
        />
      )}
    </DeskForm>
  );
}
