import { type Estimate, type EstimateState, estimateNoun } from '@welding/domain/entities/estimate';
import {
  askAboutEstimateSchema,
  type DeclineEstimate,
  declinedForLabels,
  declineEstimateSchema,
} from '@welding/domain/entities/estimate-requests';
import type { Seal } from '@welding/domain/money/content-hash';
import { paths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { CircleHelp, PenLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { optionsOf, RadioField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { AnswerForm, ApproveForm, answerProblem, type EstimateAnswers } from './answer-forms.tsx';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';

type EstimateAnswerProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
};

type Other = 'question' | 'decline';

export function EstimateAnswer(props: EstimateAnswerProps) {
  const t = portalEstimateTexts();
  const [other, setOther] = useState<Other>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const close = () => setOther(undefined);
  useEffect(() => {
    if (other === undefined && wasOpen.current) focusIfLost(opener.current);
    wasOpen.current = other !== undefined;
  }, [other]);
  return (
    <>
      <Panel title={t.approveIt} icon={PenLine}>
        <ApproveForm {...props} />
      </Panel>
      <Panel title={t.notSure} icon={CircleHelp}>
        <p>{t.askAnything(<PhoneLink className="link whitespace-nowrap" />)}</p>
        {other === undefined && (
          <div className="flex flex-wrap gap-3">
            <Button ref={opener} icon={CircleHelp} onClick={() => setOther('question')}>
              {t.askQuestion}
            </Button>
            <Button icon={X} onClick={() => setOther('decline')}>
              {t.decline}
            </Button>
          </div>
        )}
        {other === 'question' && <Question {...props} onDone={close} />}
        {other === 'decline' && <Decline {...props} onDone={close} />}
      </Panel>
    </>
  );
}

type OtherProps = EstimateAnswerProps & { onDone: () => void };

function Question({ estimate, answers, onSessionLost, onDone }: OtherProps) {
  const t = portalEstimateTexts();
  const form = useSavedForm({
    schema: askAboutEstimateSchema,
    stored: { values: { text: '' }, updatedAt: null },
    draft: `question-${estimate.id}`,
    draftIn: 'page',
    sayProblem: clientProblem(onSessionLost, answerProblem),
    send: answers.ask,
    onSent: () => {
      onDone();
      void showToast({ title: t.questionSent, description: t.withEstimate });
    },
  });
  return (
    <AnswerForm form={form} action={t.sendQuestion} acting={t.sending} onCancel={onDone}>
      <TextField form={form} name="text" label={t.yourQuestion} rows={4} maxLength={1000} />
    </AnswerForm>
  );
}

function Decline({ estimate, answers, onSessionLost, onDone }: OtherProps) {
  const t = portalEstimateTexts();
  const form = useSavedForm<FormValues<typeof declineEstimateSchema>, DeclineEstimate, void>({
    schema: declineEstimateSchema,
    stored: { values: { declinedFor: undefined, reason: '' }, updatedAt: null },
    draft: `decline-${estimate.id}`,
    draftIn: 'page',
    sayProblem: clientProblem(onSessionLost, answerProblem),
    send: ({ reason, ...why }) => answers.decline({ ...why, ...(reason && { reason }) }),
    onSent: () => {
      onDone();
      void showToast({ title: t.declined(estimateNoun(estimate)), description: t.thankYou });
    },
  });
  return (
    <AnswerForm
      form={form}
      action={t.declineThis(estimateNoun(estimate))}
      acting={t.declining}
      onCancel={onDone}
    >
      <RadioField
        form={form}
        name="declinedFor"
        label={t.whatProblem}
        options={optionsOf(declinedForLabels)}
      />
      <TextField
        form={form}
        name="reason"
        label={t.moreAboutIt}
        hint={t.optionalWord}
        rows={4}
        maxLength={1000}
      />
    </AnswerForm>
  );
}

type EstimateNewsProps = {
  estimate: Estimate;
  state: EstimateState;
  /** Undefined until checked. */
  seal: Seal | undefined;
};

export function EstimateNews({ estimate, state, seal }: EstimateNewsProps) {
  const t = portalEstimateTexts();
  const { replacedBy, declinedFor, declineReason } = estimate;
  const whyNot = [declinedFor && declinedForLabels[declinedFor], declineReason].filter(Boolean).join(': ');
  const noun = estimateNoun(estimate);
  const call = <PhoneLink className="link whitespace-nowrap" />;
  switch (state) {
    case 'replaced':
      return (
        <Notice className="max-w-prose">
          {t.replaced(noun)}{' '}
          {replacedBy && (
            <Link to={paths.estimate(replacedBy)} className="link font-semibold">
              {t.seeNewer}
            </Link>
          )}
        </Notice>
      );
    case 'expired':
      return <Notice className="max-w-prose">{t.expired(noun, call)}</Notice>;
    case 'declined':
      return <Notice className="max-w-prose">{t.youDeclined(noun, whyNot || undefined, call)}</Notice>;
    case 'approved':
      return <Approved estimate={estimate} isBroken={seal === 'broken'} />;
    default:
      return null;
  }
}

function Approved({ estimate, isBroken }: { estimate: Estimate; isBroken: boolean }) {
  const t = portalEstimateTexts();
  const { approval } = estimate;
  if (!approval) return null;
  const { name, at, signature, way } = approval;
  return (
    <Notice className="max-w-prose">
      {isBroken ? (
        <strong>
          {t.sealBroken(estimateNoun(estimate), <PhoneLink className="link whitespace-nowrap" />)}
        </strong>
      ) : (
        t.approvedOn(name, way === 'phone', formatChicagoDateTime(new Date(at)))
      )}
      {signature && (
        <img
          src={signature}
          alt={t.signatureOf(name)}
          className="mt-3 block max-h-24 rounded-field bg-white"
        />
      )}
    </Notice>
  );
}
