import { companyMessages, poNumberField } from '@welding/domain/entities/company';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type ApproveEstimate,
  estimateMessages,
  signedByHand,
} from '@welding/domain/entities/estimate-requests';
import { type Consented, consentText, homeRepairTexts } from '@welding/domain/money/consent-text';
import { useId } from 'react';
import * as z from 'zod/mini';
import { SavedForm, type SavedFormProps } from '#shared/form/saved-form.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { isSignature, SignatureField, type SignValues, signatureImage } from './signature-field.tsx';
import { signatureTexts } from './signature-texts.ts';

type Signed = Consented & Partial<Pick<Estimate, 'asksPo' | 'poNumber'>>;

type SignFormProps = Pick<SavedFormProps<SignValues>, 'action' | 'acting' | 'heldBack'> & {
  estimate: Signed;
  /** The name to begin with. */
  signer: string;
  /** The key that keeps what is typed and drawn until the page is closed. */
  draft?: string;
  /** A typed name is not enough. */
  mustDraw?: boolean;
  sayProblem: (error: unknown) => string | undefined;
  /** The form shows what it throws. */
  send: (body: ApproveEstimate) => Promise<unknown>;
  onSigned: () => void;
};

export function SignForm(props: SignFormProps) {
  const { estimate, signer, draft, mustDraw = false, sayProblem, send, onSigned, ...button } = props;
  const { homeRepair, asksPo = false, poNumber = '' } = estimate;
  const t = signatureTexts();
  const consentId = useId();
  const form = useSavedForm<SignValues, ApproveEstimate, unknown>({
    schema: approvalOf({ homeRepair, asksPo }),
    stored: {
      values: { name: signer, poNumber, signing: { by: 'drawing', strokes: [] }, pamphlet: false },
      updatedAt: null,
    },
    ...(draft && { draft, draftIn: 'page' }),
    sayProblem,
    send,
    onSent: onSigned,
  });
  return (
    <SavedForm form={form} {...button} className="grid gap-5" describedBy={consentId} draftNote={null}>
      <TextField form={form} name="name" label={t.yourFullName} autoComplete="name" className="max-w-xl" />
      {(asksPo || estimate.poNumber) && (
        <TextField form={form} name="poNumber" maxLength={60} className="max-w-xl" />
      )}
      <SignatureField form={form} mustDraw={mustDraw} />
      {homeRepair && (
        <CheckboxField
          form={form}
          name="pamphlet"
          label={homeRepairTexts.acknowledgement}
          className="max-w-prose"
        />
      )}
      <p id={consentId} className="max-w-prose">
        {consentText({ ...estimate, homeRepair: false })}
      </p>
    </SavedForm>
  );
}

function approvalOf({ homeRepair, asksPo }: { homeRepair: boolean; asksPo: boolean }) {
  const poNumberGiven = z.refine(Boolean, { error: () => companyMessages.poNumberMissing });
  const pamphletGiven = z.refine(Boolean, { error: () => estimateMessages.pamphlet });
  return z.pipe(
    z.object({
      name: signedByHand.name,
      poNumber: asksPo ? poNumberField.check(poNumberGiven) : poNumberField,
      signing: z.custom<SignValues['signing']>(isSigned, { error: () => estimateMessages.signatureRequired }),
      pamphlet: homeRepair ? z.boolean().check(pamphletGiven) : z.boolean(),
    }),
    z.transform(
      ({ name, poNumber, signing, pamphlet }): ApproveEstimate => ({
        name,
        ...(signing.by === 'drawing'
          ? { signature: signatureImage(signing.strokes) }
          : { typed: true as const }),
        ...(homeRepair && { pamphlet }),
        ...(poNumber && { poNumber }),
      }),
    ),
  );
}

function isSigned({ by, strokes }: SignValues['signing']): boolean {
  return by === 'typing' || isSignature(strokes);
}
