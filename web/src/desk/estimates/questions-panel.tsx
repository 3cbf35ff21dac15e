import type { Estimate } from '@welding/domain/entities/estimate';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { telHref } from '@welding/domain/values/phone';
import { requiredText } from '@welding/domain/values/text-fields';
import { MessageCircleQuestion } from 'lucide-react';
import * as z from 'zod/mini';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { answerQuestions } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

const answerSchema = z.object({
  answer: requiredText(
    () => estimateTexts().answer,
    2000,
    () => estimateTexts().answerMissing,
  ),
});

/** What the client asked about an estimate, and the ways to answer. */
export function QuestionsPanel({ estimate }: { estimate: Estimate }) {
  if (estimate.questions.length === 0) return null;
  return (
    <Panel title={estimateTexts().questions} icon={MessageCircleQuestion}>
      <ul className="grid gap-3">
        {estimate.questions.map(({ at, text, answer }) => (
          <li key={at}>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-base-content/75">{formatChicagoDateTime(new Date(at))}</p>
            {answer && (
              <div className="mt-2 border-accent border-l-4 pl-3">
                <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
                <p className="text-sm text-base-content/75">
                  {estimateTexts().answered(formatChicagoDateTime(new Date(answer.at)))}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {estimate.awaitsAnswer && <Answering estimate={estimate} />}
    </Panel>
  );
}

/** The answer is written here, and mailed; or it was told by phone. */
function Answering({ estimate }: { estimate: Estimate }) {
  const client = useDeskDocument('clients', estimate.clientId, storedClientSchema);
  const { state, save } = useSave();
  const form = useDeskForm({
    schema: answerSchema,
    stored: { values: { answer: '' }, updatedAt: estimate.updatedAt ?? null },
    draft: `answer ${estimate.id}`,
    send: ({ answer }) => answerQuestions(estimate, answer),
    onSent: () => void showToast({ title: estimateTexts().answerSent }),
  });
  const phone = client.status === 'ready' ? client.item.phone : undefined;
  return (
    <>
      <DeskForm
        form={form}
        action={estimateTexts().sendAnswer}
        acting={estimateTexts().sending}
        button="btn-primary"
      >
        <TextField form={form} name="answer" label={estimateTexts().yourAnswer} rows={3} maxLength={2000} />
      </DeskForm>
      <div className="flex flex-wrap gap-3">
        {phone && (
          <a href={telHref(phone)} className="btn btn-outline">
            {estimateTexts().call(phone)}
          </a>
        )}
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={state.phase === 'saving'}
          onClick={() => void save(() => answerQuestions(estimate))}
        >
          {estimateTexts().answeredByPhone}
        </button>
      </div>
      <SaveProblem state={state} />
    </>
  );
}
