import type { Quote } from '@welding/domain/entities/quote';
import { closedReasonLabels, closeQuoteSchema } from '@welding/domain/entities/quote-answer';
import { deskPaths } from '@welding/domain/paths';
import { labelOf } from '@welding/domain/values/label-of';
import { Reply, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { AcceptForm } from './accept-form.tsx';
import { closeRequest, offerUndo, reopenRequest } from './answer-request.ts';
import { answerTexts } from './request-texts.ts';
import { requestsTexts } from './requests-texts.ts';

const ways = ['accept', 'close'] as const;

type AnswerPanelProps = {
  request: Quote;
  /** What the work could cost. */
  price: ReactNode;
};

export function AnswerPanel({ request, price }: AnswerPanelProps) {
  const t = answerTexts();
  const [way, setWay] = useState<(typeof ways)[number]>('accept');
  if (request.status !== 'pending') return <AnsweredRequest request={request} price={price} />;
  return (
    <Panel title={t.answer} icon={Reply}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.yourAnswer}</legend>
        {ways.map((name) => (
          <Button
            key={name}
            look={name === way ? 'chosen' : 'ghost'}
            aria-pressed={name === way}
            onClick={() => setWay(name)}
          >
            {t[name]}
          </Button>
        ))}
      </fieldset>
      {/* Both stay mounted so that typed values are not lost. */}
      <div hidden={way !== 'accept'} className="grid gap-4">
        {price}
        <AcceptForm request={request} />
      </div>
      <div hidden={way !== 'close'}>
        <CloseForm request={request} />
      </div>
    </Panel>
  );
}

function AnsweredRequest({ request, price }: AnswerPanelProps) {
  const t = answerTexts();
  const { id, status, clientId, projectId, closedReason, closedNote } = request;
  return (
    <Panel title={status === 'completed' ? requestsTexts().accepted : requestsTexts().closed} icon={Reply}>
      {clientId && projectId && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={deskPaths.newEstimate({ project: projectId })} look="primary">
            {t.writeEstimate}
          </LinkButton>
          <LinkButton to={deskPaths.newVisit({ client: clientId, project: projectId })}>
            {t.planVisit}
          </LinkButton>
          <LinkButton to={deskPaths.project(projectId)}>{t.openProject}</LinkButton>
          <LinkButton to={deskPaths.client(clientId)}>{t.openClient}</LinkButton>
        </div>
      )}
      {price}
      {closedReason && <p>{labelOf(closedReasonLabels, closedReason)}.</p>}
      {closedNote && <p className="whitespace-pre-line wrap-anywhere">{closedNote}</p>}
      <ActionButton icon={Undo2} className="justify-self-start" act={() => reopenRequest(id)}>
        {t.reopen}
      </ActionButton>
    </Panel>
  );
}

const reasons = optionsOf(closedReasonLabels);
const nothingYet: FormValues<typeof closeQuoteSchema> = { reason: undefined, note: '' };

function CloseForm({ request: { id } }: { request: Quote }) {
  const t = answerTexts();
  const form = useSavedForm({
    schema: closeQuoteSchema,
    stored: { values: nothingYet, updatedAt: null },
    draft: `close-${id}`,
    send: (body) => closeRequest(id, body),
    onSent: (_, { reason }) => offerUndo(id, t.requestClosed, closedReasonLabels[reason]),
  });
  return (
    <DeskForm form={form} action={t.closeRequest} button="btn-primary">
      <SelectField form={form} name="reason" label={t.reason} options={reasons} none={t.chooseReason} />
      <TextField form={form} name="note" hint={t.noteHint} rows={3} />
    </DeskForm>
  );
}
