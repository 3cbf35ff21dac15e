import { deskApiPaths } from '@welding/domain/api-paths';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type {
  ApprovedByPhone,
  EstimateChange,
  NewEstimate,
} from '@welding/domain/entities/estimate-requests';
import { homeRepairThreshold } from '@welding/domain/money/consent-text';
import { formatDollars, formatWholeDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { PaperFields } from '#desk/priced/paper-fields.tsx';
import type { PaperValues } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';

type EstimateFieldsProps = {
  form: SavedFormHandle<PaperValues>;
  clientId: string;
  pricing: Pricing;
  start?: ReactNode;
};

export function EstimateFields({ form, clientId, pricing, start }: EstimateFieldsProps) {
  return (
    <PaperFields form={form} clientId={clientId} rates={pricing.rates} withDeposit start={start}>
      <TextField
        form={form}
        name="validUntil"
        label={deskEstimateTexts().expires}
        hint={deskEstimateTexts().expiresHint}
        type="date"
      />
      <CheckboxField
        form={form}
        name="atHome"
        label={deskEstimateTexts().atHome}
        hint={
          pricing.settings.homeRepairNotice &&
          deskEstimateTexts().atHomeHint(formatWholeDollars(homeRepairThreshold))
        }
        className="self-end"
      />
    </PaperFields>
  );
}

/** @param agreed dollars */
export function ChangeNote({ agreed }: { agreed: number | undefined }) {
  return (
    <p className="max-w-prose">
      {deskEstimateTexts().changeNote}
      {agreed !== undefined && ` ${deskEstimateTexts().agreedSoFar(formatDollars(agreed))}`}
    </p>
  );
}

const toEstimate = (json: unknown) => estimateSchema.parse(json);
type Version = Pick<Estimate, 'id' | 'updatedAt'>;

/** @throws as `deskRequest`, like the functions below */
export async function createEstimate(body: NewEstimate, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimates, toEstimate, { body, idempotencyKey });
}

export async function changeEstimate(id: string, body: EstimateChange): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimate(id), toEstimate, { method: 'PATCH', body });
}

export async function sendEstimate({ id, updatedAt }: Version): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'send'), toEstimate, { body });
}

/**
 * Marks an estimate's questions as answered.
 * @param answer the text to mail; missing if answered by phone
 */
export async function answerQuestions({ id, updatedAt }: Version, answer?: string): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null, ...(answer && { answer }) };
  return await deskRequest(deskApiPaths.estimateStep(id, 'answered'), toEstimate, { body });
}

export async function approveByPhone(
  { id, updatedAt }: Version,
  said: Omit<ApprovedByPhone, 'updatedAt'>,
): Promise<Estimate> {
  const body = { ...said, updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'approved-by-phone'), toEstimate, { body });
}

export async function discardEstimate({ id, updatedAt = undefined }: Version): Promise<void> {
  const body = { updatedAt: updatedAt ?? null };
  await deskRequest(deskApiPaths.estimateStep(id, 'discard'), () => undefined, { body });
}

export async function copyEstimate(
  id: string,
  body: { readonly clientId: string; readonly projectId: string },
  idempotencyKey: string,
): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'copy'), toEstimate, { body, idempotencyKey });
}

export async function reviseEstimate(id: string, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'revise'), toEstimate, { body: {}, idempotencyKey });
}
