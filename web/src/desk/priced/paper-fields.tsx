import type { BusinessSettings } from '@welding/domain/business/settings';
import { storedClientSchema } from '@welding/domain/entities/client';
import type { Totals } from '@welding/domain/entities/totals';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { formatCents } from '@welding/domain/values/money';
import { ListChecks, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { ReadsNoteOf } from '#desk/ui/with-clients.tsx';
import { NumberField, ShareField } from '#shared/form/number-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { LinesField } from './lines-field.tsx';
import { paperTexts } from './paper-texts.ts';
import { liveTotals, type PaperValues } from './paper-values.ts';

type PaperFieldsProps = {
  form: SavedFormHandle<PaperValues>;
  clientId: string;
  rates: BusinessSettings['laborRates'];
  /** An invoice has no deposit. */
  withDeposit?: boolean;
  children?: ReactNode;
  start: ReactNode;
  /** Below the lines, for what loads late: it moves no button that somebody is about to press. */
  suggestions?: ReactNode;
};

export function PaperFields({
  form,
  clientId,
  rates,
  withDeposit = false,
  children,
  start,
  suggestions,
}: PaperFieldsProps) {
  const t = paperTexts();
  useWatch({ control: form.control });
  const totals = liveTotals(form.getValues());
  const taxRate = Number(form.getValues('taxRate')) || 0;
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const exempt = client.status === 'ready' ? client.item.taxExempt : undefined;
  return (
    <>
      <Panel title={t.lines} icon={ListChecks}>
        {start}
        <ReadsNoteOf clientId={clientId} />
        <LinesField form={form} totals={totals} isTaxed={taxRate > 0} rates={rates} />
        {suggestions}
      </Panel>
      <Panel title={t.termsAndTotal} icon={Scale}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-5 gap-y-3">
          <ShareField form={form} name="discount" />
          <NumberField
            form={form}
            name="taxRate"
            label={t.salesTaxInPercent}
            fullLabel={t.salesTax}
            hint={exempt ? t.taxExempt(exempt.number) : t.salesTaxHint}
            placeholder={t.none}
          />
          {withDeposit && <ShareField form={form} name="deposit" hint={t.depositHint} />}
          {children}
          <TextField form={form} name="poNumber" label={paperHeadTexts().poNumber} maxLength={60} />
          <TextField
            form={form}
            name="terms"
            hint={t.termsHint}
            rows={4}
            maxLength={5000}
            className="col-span-full"
          />
        </div>
        <TotalsFigures totals={totals} taxRate={taxRate} />
        <p role="status" className="text-sm empty:hidden">
          {!totals.isWhole && t.unfinishedNotCounted}
        </p>
      </Panel>
    </>
  );
}

type TotalsFiguresProps = {
  totals: Totals;
  /** In percent. */
  taxRate: number;
};

export function TotalsFigures({ totals, taxRate }: TotalsFiguresProps) {
  const t = paperTexts();
  const { subtotalCents, discountCents, taxableCents, taxCents, salesTaxCents, totalCents, depositCents } =
    totals;
  return (
    <dl className="totals">
      <Figure term={t.subtotal} cents={subtotalCents} />
      {discountCents > 0 && <Figure term={t.discount} cents={-discountCents} />}
      {taxRate > 0 && <Figure term={t.salesTaxOf(taxRate, formatCents(taxableCents))} cents={taxCents} />}
      <Figure term={t.total} cents={totalCents} isTotal />
      {salesTaxCents !== taxCents && <Figure term={t.includedTax} cents={salesTaxCents - taxCents} />}
      {depositCents > 0 && <Figure term={t.deposit} cents={depositCents} />}
    </dl>
  );
}

function Figure({ term, cents, isTotal = false }: { term: string; cents: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{term}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}

/** The client's purchase order number. */
export function PoNumber({ poNumber }: { poNumber: string | undefined }) {
  if (!poNumber) return null;
  return (
    <div>
      <dt>{paperHeadTexts().poNumber}</dt>
      <dd className="wrap-anywhere">{poNumber}</dd>
    </div>
  );
}
