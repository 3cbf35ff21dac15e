import { homeRepairThreshold } from '@welding/domain/money/consent-text';
import { formatDollars, formatWholeDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { PaperFields } from '#desk/priced/paper-fields.tsx';
import type { PaperValues } from '#desk/priced/paper-values.ts';
import type { Pricing } from '#desk/priced/use-pricing.ts';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';

type EstimateFieldsProps = {
  form: SavedFormHandle<PaperValues>;
  clientId: string;
  pricing: Pricing;
  start: ReactNode;
  suggestions?: ReactNode;
};

export function EstimateFields({ form, clientId, pricing, start, suggestions }: EstimateFieldsProps) {
  const t = deskEstimateTexts();
  return (
    <PaperFields
      form={form}
      clientId={clientId}
      rates={pricing.rates}
      withDeposit
      start={start}
      suggestions={suggestions}
    >
      <TextField form={form} name="validUntil" label={t.expires} hint={t.expiresHint} type="date" />
      <CheckboxField
        form={form}
        name="atHome"
        label={t.atHome}
        hint={pricing.settings.homeRepairNotice && t.atHomeHint(formatWholeDollars(homeRepairThreshold))}
        className="self-end"
      />
    </PaperFields>
  );
}

/** @param agreed dollars */
export function ChangeNote({ agreed }: { agreed: number | undefined }) {
  const t = deskEstimateTexts();
  return (
    <p className="max-w-prose">
      {t.changeNote}
      {agreed !== undefined && ` ${t.agreedSoFar(formatDollars(agreed))}`}
    </p>
  );
}
