import {
  type DeclinedFor,
  declinedForSchema,
  type Estimate,
  type EstimateState,
} from '@welding/domain/entities/estimate';
import { askAboutEstimateSchema, declinedForLabels } from '@welding/domain/entities/estimate-requests';

import type { Seal } from '@welding/domain/money/content-hash';
import { paths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { CircleHelp, PenLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import {
  ApproveForm,
  answerProblem,
  type EstimateAnswers,
  TextAnswerForm,
  useDraftText,
} from './answer-forms.tsx';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';

type EstimateAnswerProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
};

type Other = 'question' | 'decline';

export function EstimateAnswer(props: EstimateAnswerProps) {
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
      <Panel title={portalEstimateTexts().approveIt} icon={PenLine}>
        <ApproveForm {...props} />
      </Panel>
      <Panel title={portalEstimateTexts().notSure} icon={CircleHelp}>
        <p>{portalEstimateTexts().askAnything(<PhoneLink className="link whitespace-nowrap" />)}</p>
        {other === undefined && (
          <div className="flex flex-wrap gap-3">
            <Button ref={opener} icon={CircleHelp} onClick={() => setOther('question')}>
              {portalEstimateTexts().askQuestion}
            </Button>
            <Button icon={X} onClick={() => setOther('decline')}>
              {portalEstimateTexts().decline}
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
  const [text, setText] = useDraftText(`${estimate.id} question`);
  const { save, isSaving, problem, settle } = useSave(clientProblem(onSessionLost, answerProblem));
  const send = async () => {
    const body = askAboutEstimateSchema.safeParse({ text });
    const { data } = body;
    if (!data) return settle(body.error.issues[0]?.message);
    if (!(await save(() => answers.ask(data)))) return;
    setText('');
    onDone();
    void showToast({
      title: portalEstimateTexts().questionSent,
      description: portalEstimateTexts().withEstimate,
    });
  };
  return (
    <TextAnswerForm
      label={portalEstimateTexts().yourQuestion}
      text={text}
      maxLength={1000}
      problem={problem}
      isSending={isSaving}
      submit={{ label: portalEstimateTexts().sendQuestion, sending: portalEstimateTexts().sending }}
      onChange={setText}
      onSubmit={() => void send()}
      onCancel={onDone}
    />
  );
}

function Decline({ estimate, answers, onSessionLost, onDone }: OtherProps) {
  const [reason, setReason] = useDraftText(`${estimate.id} reason`);
  const [declinedFor, setDeclinedFor] = useState<DeclinedFor>();
  const { save, isSaving, problem } = useSave(clientProblem(onSessionLost, answerProblem));
  const send = async () => {
    const typed = reason.trim();
    const body = { ...(declinedFor && { declinedFor }), ...(typed && { reason: typed }) };
    if (!(await save(() => answers.decline(body)))) return;
    setReason('');
    onDone();
    void showToast({ title: portalEstimateTexts().declined, description: portalEstimateTexts().thankYou });
  };
  return (
    <TextAnswerForm
      above={<WhyNot chosen={declinedFor} onChoose={setDeclinedFor} />}
      label={portalEstimateTexts().moreAboutIt}
      hint={portalEstimateTexts().optionalWord}
      text={reason}
      maxLength={1000}
      problem={problem}
      isSending={isSaving}
      submit={{ label: portalEstimateTexts().declineEstimate, sending: portalEstimateTexts().declining }}
      onChange={setReason}
      onSubmit={() => void send()}
      onCancel={onDone}
    />
  );
}

type WhyNotProps = { chosen: DeclinedFor | undefined; onChoose: (reason: DeclinedFor) => void };

function WhyNot({ chosen, onChoose }: WhyNotProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{portalEstimateTexts().whatProblem}</legend>
      <div className="flex flex-wrap gap-x-6">
        {declinedForSchema.options.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="declined-for"
              className="radio radio-primary"
              checked={reason === chosen}
              onChange={() => onChoose(reason)}
            />
            {declinedForLabels[reason]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type EstimateNewsProps = {
  estimate: Estimate;
  state: EstimateState;
  /** Undefined until checked. */
  seal: Seal | undefined;
};

export function EstimateNews({ estimate, state, seal }: EstimateNewsProps) {
  const { replacedBy, declinedFor, declineReason } = estimate;
  const whyNot = [declinedFor && declinedForLabels[declinedFor], declineReason].filter(Boolean).join(': ');
  const call = <PhoneLink className="link whitespace-nowrap" />;
  switch (state) {
    case 'replaced':
      return (
        <Notice className="max-w-prose">
          {portalEstimateTexts().replaced}{' '}
          {replacedBy && (
            <Link to={paths.estimate(replacedBy)} className="link font-semibold">
              {portalEstimateTexts().seeNewer}
            </Link>
          )}
        </Notice>
      );
    case 'expired':
      return <Notice className="max-w-prose">{portalEstimateTexts().expired(call)}</Notice>;
    case 'declined':
      return (
        <Notice className="max-w-prose">
          {portalEstimateTexts().youDeclined(whyNot || undefined, call)}
        </Notice>
      );
    case 'approved':
      return <Approved estimate={estimate} isBroken={seal === 'broken'} />;
    default:
      return null;
  }
}

function Approved({ estimate, isBroken }: { estimate: Estimate; isBroken: boolean }) {
  const { approval } = estimate;
  if (!approval) return null;
  const { name, at, signature, way } = approval;
  return (
    <Notice className="max-w-prose">
      {isBroken ? (
        <strong>{portalEstimateTexts().sealBroken(<PhoneLink className="link whitespace-nowrap" />)}</strong>
      ) : (
        portalEstimateTexts().approvedOn(name, way === 'phone', formatChicagoDateTime(new Date(at)))
      )}
      {signature && (
        <img
          src={signature}
          alt={portalEstimateTexts().signatureOf(name)}
          className="mt-3 block max-h-24 rounded-field bg-white"
        />
      )}
    </Notice>
  );
}
