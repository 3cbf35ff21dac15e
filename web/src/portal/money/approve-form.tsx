import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type ApproveEstimate,
  approveEstimateSchema,
  estimateMessages,
} from '@welding/domain/entities/estimate-requests';
import { consentText } from '@welding/domain/money/consent';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { homeRepairTexts } from '@welding/domain/money/home-repair';
import { formatDollars } from '@welding/domain/values/money';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SessionLoss } from '#shared/session/session-loss.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { approveEstimate } from './money-calls.ts';
import { SignatureField, type Signing } from './signature-field.tsx';
import { signatureImage } from './signature-image.ts';
import { isSignature } from './signature-stroke.ts';
import { useAnswer } from './use-answer.ts';
import { useKeptText } from './use-kept-text.ts';

type ApproveFormProps = {
  clientId: string;
  estimate: Estimate;
  onSessionLost: (loss: SessionLoss) => void;
};

type Problems = { name?: string; signature?: string; pamphlet?: string };

/** Approves an estimate: the name, a signature, and what is agreed to in words. */
export function ApproveForm({ clientId, estimate, onSessionLost }: ApproveFormProps) {
  const { id: estimateId, total, homeRepair } = estimate;
  const form = useRef<HTMLFormElement>(null);
  const consentId = useId();
  const offlineId = useId();
  const online = useOnline();
  const [name, setName] = useKeptText(`${estimateId} name`);
  const [signing, setSigning] = useState<Signing>({ by: 'drawing', strokes: [] });
  const [pamphlet, setPamphlet] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const { answer, isSending, problem } = useAnswer<ApproveEstimate>(
    (body) => approveEstimate({ clientId, estimateId }, body),
    onSessionLost,
  );

  const sign = (signed: Signing) => {
    setSigning(signed);
    setProblems(({ signature: _, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!online) return;
    const found = problemsOf({ name, signing, needsPamphlet: homeRepair && !pamphlet });
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // After the messages are there, so that they are read out with the field.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
      });
      return;
    }
    const body = {
      name: name.trim(),
      ...(signing.by === 'drawing'
        ? { signature: signatureImage(signing.strokes) }
        : { typed: true as const }),
      ...(homeRepair && { pamphlet }),
      contentHash: await contentHashOf(estimate),
    };
    if (!(await answer(body))) return;
    setName('');
    void showToast({ title: 'Estimate Approved', description: 'Thank you! We keep your signature with it.' });
  };

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Your full name" error={problems.name} className="max-w-xl">
        {(control) => (
          <input
            {...control}
            className="input input-lg w-full"
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div data-invalid={problems.signature ? '' : undefined}>
        <SignatureField name={name} signing={signing} error={problems.signature} onChange={sign} />
      </div>
      {homeRepair && <PamphletField checked={pamphlet} error={problems.pamphlet} onChange={setPamphlet} />}
      <p id={consentId} className="max-w-prose">
        {consentText({ ...estimate, homeRepair: false })}
      </p>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      <div className="grid justify-items-start gap-2">
        <button
          type="submit"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={isSending || !online}
          aria-describedby={online ? consentId : `${consentId} ${offlineId}`}
        >
          {isSending && <Spinner />}
          {isSending ? 'Approving' : `Approve ${formatDollars(total)}`}
        </button>
        <p id={offlineId} role="status" className="font-semibold text-sm empty:hidden">
          {online ? '' : 'You are offline. Approving needs a connection; what you entered stays.'}
        </p>
      </div>
    </form>
  );
}

function PamphletField({
  checked,
  error,
  onChange,
}: {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="grid max-w-prose gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox mt-0.5 border-base-content/60"
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{homeRepairTexts.acknowledgement}</span>
      </label>
      <p id={id} role="alert" className="font-semibold text-error text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

function problemsOf({
  name,
  signing,
  needsPamphlet,
}: {
  name: string;
  signing: Signing;
  needsPamphlet: boolean;
}): Problems {
  const nameProblem = approveEstimateSchema
    .safeParse({ name, typed: true })
    .error?.issues.find(({ path }) => path[0] === 'name')?.message;
  const isUnsigned = signing.by === 'drawing' && !isSignature(signing.strokes);
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(isUnsigned && { signature: estimateMessages.signatureRequired }),
    ...(needsPamphlet && { pamphlet: estimateMessages.pamphlet }),
  };
}
