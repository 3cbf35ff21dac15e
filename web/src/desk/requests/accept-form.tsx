import { clientName } from '@welding/domain/entities/client-names';
import type { MailPreview } from '@welding/domain/entities/mail';
import type { Quote } from '@welding/domain/entities/quote';
import { type AcceptedQuote, acceptedProjectSchema } from '@welding/domain/entities/quote-answer';
import { type ServiceType, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { phoneText } from '@welding/domain/values/phone';
import { addressWithTown } from '@welding/domain/values/place';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { usePaused } from '#desk/client-search/client-search.tsx';
import { useMatchingClients } from '#desk/client-search/new-client-form.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { ShownMail } from '#desk/ui/shown-mail.tsx';
import { ReadsNote, ReadsNoteOf } from '#desk/ui/with-clients.tsx';
import { ApiError } from '#shared/api/api-request.ts';
import { CheckboxField, optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { acceptRequest, askForAcceptMail, offerUndo } from './answer-request.ts';
import { requestName } from './request-facts.tsx';
import { answerTexts } from './request-texts.ts';

const services = optionsOf(serviceTypeLabels);
const acceptFormSchema = z.extend(acceptedProjectSchema, {
  tell: z.boolean(),
  clientId: z.optional(z.string()),
});

/** The next page; undefined stays with the request. */
type Next = ((accepted: AcceptedQuote, title: string) => string) | undefined;
const toEstimate: Next = ({ projectId }) => deskPaths.newEstimate({ project: projectId });
const toVisit: Next = ({ clientId, projectId }, title) =>
  deskPaths.newVisit({ client: clientId, project: projectId, title });

/** Creates the client and project of a request. Mails no one unless staff ask for it. The price is the estimate's. */
export function AcceptForm({ request }: { request: Quote }) {
  const t = answerTexts();
  const { id, serviceType, description, zip = '' } = request;
  const navigate = useNavigate();
  const next = useRef<Next>(undefined);
  const values: FormValues<typeof acceptFormSchema> = {
    title: serviceTypeLabels[serviceType],
    serviceType,
    description,
    estimatedCost: undefined,
    address: addressWithTown(request.address, request.intake?.town),
    zip,
    tell: false,
    clientId: undefined,
  };
  const form = useSavedForm({
    schema: acceptFormSchema,
    stored: { values, updatedAt: null },
    draft: `accept-${id}`,
    send: ({ tell, clientId, ...project }, { keyFor }) => {
      const body = { project, tell, ...(clientId !== undefined && { clientId }) };
      return acceptRequest(id, body, keyFor(body));
    },
    onSent: (accepted, { title, tell }) => {
      offerUndo(id, t.accepted, tell ? t.setUpAndTold : t.setUp);
      if (next.current) void navigate(next.current(accepted, title));
    },
  });
  const clientId = form.watch('clientId');
  const acceptAnd = (following: Next) => {
    next.current = following;
    return form.submit();
  };
  const isSaving = form.state.phase === 'saving';
  return (
    <DeskForm
      form={{ ...form, submit: () => acceptAnd(toEstimate) }}
      action={t.acceptAndEstimate}
      acting={t.accepting}
      actions={
        <>
          <Button isBusy={isSaving} onClick={() => !isSaving && void acceptAnd(toVisit)}>
            {t.acceptAndVisit}
          </Button>
          <Button look="ghost" isBusy={isSaving} onClick={() => !isSaving && void acceptAnd(undefined)}>
            {t.justAccept}
          </Button>
        </>
      }
    >
      <ClientChoice request={request} chosen={clientId} onChoose={(id) => form.setValue('clientId', id)} />
      <TextField form={form} name="title" label={t.projectTitle} />
      <SelectField form={form} name="serviceType" label={t.service} options={services} />
      {clientId ? <ReadsNoteOf clientId={clientId} /> : <ReadsNote reader={request} />}
      <TextField form={form} name="description" hint={t.descriptionHint} rows={4} />
      <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          form={form}
          name="address"
          label={t.workAddress}
          hint={form.watch('address') ? t.addressUse : t.addressMissing}
        />
        <TextField form={form} name="zip" label={t.zip} inputMode="numeric" maxLength={10} />
      </div>
      <CheckboxField form={form} name="tell" label={t.tell} />
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

type ClientChoiceProps = {
  request: Quote;
  /** Undefined leaves the choice to the email. */
  chosen: string | undefined;
  onChoose: (clientId: string | undefined) => void;
};

/** The project's client: the one with the confirmed email, or a chosen match by email, phone or name. */
function ClientChoice({ request, chosen, onChoose }: ClientChoiceProps) {
  const t = answerTexts();
  const { byEmail, others, isKnown } = useMatchingClients(request);
  const name = useId();
  const byItself = byEmail
    ? { label: clientName(byEmail), note: t.ifConfirmed }
    : { label: requestName(request), note: isKnown ? t.asNew : t.lookingForEmail };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t.client}</legend>
      <Choice
        name={name}
        {...byItself}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {others.map(({ client, same }) => (
        <Choice
          key={client.id}
          name={name}
          label={clientName(client)}
          note={t.same[same]([client.email, phoneText(client.phone)].filter(Boolean).join(', '))}
          isChosen={chosen === client.id}
          onChoose={() => onChoose(client.id)}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = { name: string; label: string; note: string; isChosen: boolean; onChoose: () => void };

function Choice({ name, label, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input type="radio" name={name} className="radio mt-0.5" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 wrap-anywhere">
        <strong>{label}</strong>, {note}
      </span>
    </label>
  );
}

type MailOfAnswerProps = {
  requestId: string;
  /** Undefined leaves the choice to the email. */
  clientId: string | undefined;
  title: string;
  serviceType: ServiceType;
};

function MailOfAnswer({ requestId, clientId, title, serviceType }: MailOfAnswerProps) {
  const t = answerTexts();
  const [shown, setShown] = useState<MailPreview | string>(t.loadingMail);
  const typed = usePaused(title);
  useEffect(() => {
    const aborting = new AbortController();
    const query = { title: typed, serviceType, ...(clientId && { clientId }) };
    askForAcceptMail(requestId, query, aborting.signal).then(setShown, (error: unknown) => {
      if (aborting.signal.aborted) return;
      setShown(error instanceof ApiError ? `${error.reason}.` : answerTexts().mailNotShown);
    });
    return () => aborting.abort();
  }, [requestId, clientId, typed, serviceType]);
  return typeof shown === 'string' ? <p role="status">{shown}</p> : <ShownMail mail={shown} />;
}
