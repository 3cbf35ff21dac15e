import type { Quote } from '@welding/domain/entities/quote';
import { closedReasonLabels, closeQuoteSchema } from '@welding/domain/entities/quote-answer';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { closeRequest } from './answer-request.ts';
import { answerTexts } from './answer-texts.ts';
import { offerUndo } from './offer-undo.ts';

const reasons = optionsOf(closedReasonLabels);
const nothingYet: FormValues<typeof closeQuoteSchema> = { reason: undefined, note: '' };

/** Closes a request that becomes no project, with the reason. */
export function CloseForm({ request: { id } }: { request: Quote }) {
  const form = useDeskForm({
    schema: closeQuoteSchema,
    stored: { values: nothingYet, updatedAt: null },
    draft: `close-${id}`,
    send: (body) => closeRequest(id, body),
    onSent: (_, { reason }) => offerUndo(id, answerTexts().requestClosed, closedReasonLabels[reason]),
  });
  return (
    <DeskForm form={form} action={answerTexts().closeRequest} button="btn-primary">
      <SelectField
        form={form}
        name="reason"
        label={answerTexts().reason}
        options={reasons}
        none={answerTexts().chooseReason}
      />
      <TextField form={form} name="note" label={answerTexts().note} hint={answerTexts().noteHint} rows={3} />
    </DeskForm>
  );
}
