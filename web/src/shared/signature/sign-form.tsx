import { companyMessages } from '@welding/domain/entities/company';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type ApproveEstimate,
  approveEstimateSchema,
  estimateMessages,
} from '@welding/domain/entities/estimate-requests';
import { type Consented, consentText, homeRepairTexts } from '@welding/domain/money/consent-text';

import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { isSignature, SignatureField, type SignatureInput, signatureImage } from './signature-field.tsx';
import { signatureTexts } from './signature-texts.ts';

type SignFormProps = {
  estimate: Consented & Partial<Pick<Estimate, 'asksPo' | 'poNumber'>>;
  name: string;
  onName: (name: string) => void;
  action: string;
  acting: string;
  isSending: boolean;
  /** A typed name is not enough. */
  mustDraw?: boolean;
  /** Why it cannot be sent now. */
  heldBack?: string | undefined;
  problem?: string | undefined;
  onSign: (body: ApproveEstimate) => Promise<void>;
};

type Problems = { name?: string; poNumber?: string; signature?: string; pamphlet?: string };

export function SignForm(props: SignFormProps) {
  const {
    estimate,
    name,
    onName,
    action,
    acting,
    isSending,
    mustDraw = false,
    heldBack,
    problem,
    onSign,
  } = props;
  const { homeRepair, asksPo = false } = estimate;
  const form = useRef<HTMLFormElement>(null);
  const consentId = useId();
  const heldBackId = useId();
  const [signing, setSigning] = useState<SignatureInput>({ by: 'drawing', strokes: [] });
  const [pamphlet, setPamphlet] = useState(false);
  const [poNumber, setPoNumber] = useState(estimate.poNumber ?? '');
  const [problems, setProblems] = useState<Problems>({});

  const sign = (signed: SignatureInput) => {
    setSigning(signed);
    setProblems(({ signature: _, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (heldBack) return;
    const needsPo = asksPo && poNumber.trim() === '';
    const found = problemsOf({ name, signing, needsPo, needsPamphlet: homeRepair && !pamphlet });
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // Waits for the messages, so that they are read out with the field.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
      });
      return;
    }
    await onSign({
      name: name.trim(),
      ...(signing.by === 'drawing'
        ? { signature: signatureImage(signing.strokes) }
        : { typed: true as const }),
      ...(homeRepair && { pamphlet }),
      ...(poNumber.trim() && { poNumber: poNumber.trim() }),
    });
  };

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={signatureTexts().yourFullName} error={problems.name} className="max-w-xl">
        {(control) => (
          <input
            {...control}
            className="input input-lg w-full"
            autoComplete="name"
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      {(asksPo || estimate.poNumber) && (
        <Field label={signatureTexts().poNumber} error={problems.poNumber} className="max-w-xl">
          {(control) => (
            <input
              {...control}
              className="input input-lg w-full"
              autoComplete="off"
              maxLength={60}
              value={poNumber}
              onChange={({ target }) => setPoNumber(target.value)}
            />
          )}
        </Field>
      )}
      <div data-invalid={problems.signature ? '' : undefined}>
        <SignatureField
          name={name}
          signing={signing}
          mustDraw={mustDraw}
          error={problems.signature}
          onChange={sign}
        />
      </div>
      {homeRepair && <PamphletField checked={pamphlet} error={problems.pamphlet} onChange={setPamphlet} />}
      <p id={consentId} className="max-w-prose">
        {consentText({ ...estimate, homeRepair: false })}
      </p>
      <ProblemLine>{problem}</ProblemLine>
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          look="primary"
          large
          isBusy={isSending}
          className="held-back"
          aria-disabled={isSending || heldBack !== undefined}
          aria-describedby={heldBack === undefined ? consentId : `${consentId} ${heldBackId}`}
        >
          {isSending ? acting : action}
        </Button>
        <p id={heldBackId} role="status" className="font-semibold text-sm empty:hidden">
          {heldBack}
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
      <FieldError id={id} label={signatureTexts().pamphlet} error={error} />
    </div>
  );
}

function problemsOf({
  name,
  signing,
  needsPo,
  needsPamphlet,
}: {
  name: string;
  signing: SignatureInput;
  needsPo: boolean;
  needsPamphlet: boolean;
}): Problems {
  const nameProblem = approveEstimateSchema
    .safeParse({ name, typed: true })
    .error?.issues.find(({ path }) => path[0] === 'name')?.message;
  const isUnsigned = signing.by === 'drawing' && !isSignature(signing.strokes);
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(needsPo && { poNumber: companyMessages.poNumberMissing }),
    ...(isUnsigned && { signature: estimateMessages.signatureRequired }),
    ...(needsPamphlet && { pamphlet: estimateMessages.pamphlet }),
  };
}
