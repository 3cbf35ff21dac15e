import type { Estimate } from '@welding/domain/entities/estimate';
import { dueDateFrom, type Invoice } from '@welding/domain/entities/invoice';
import {
  type InvoiceChange,
  invoiceChangeSchema,
  type NewInvoice,
  newInvoiceSchema,
} from '@welding/domain/entities/invoice-requests';
import type { MoneySettings } from '@welding/domain/money/money-settings';
import * as z from 'zod/mini';
import { newLine, pricedValues, pricedValuesSchema, readPrices } from '#desk/priced/priced-values.ts';
import { differing, pricedVersions } from '#desk/priced/priced-versions.ts';
import { type Read, readBody } from '#desk/priced/read-body.ts';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';

/** An invoice as its form holds it: text, as it is typed. */
export const invoiceValuesSchema = z.extend(pricedValuesSchema, {
  /** YYYY-MM-DD. */
  dueDate: z.string(),
});
export type InvoiceValues = z.infer<typeof invoiceValuesSchema>;

const none = { kind: 'percent', value: '' } as const;

/** What a new invoice begins with: what its estimate says, or else the settings. @param today a Chicago day */
export function newInvoiceValues(
  settings: MoneySettings,
  today: string,
  estimate: Estimate | undefined,
): InvoiceValues {
  const dueDate = dueDateFrom(today, settings.dueDays);
  if (estimate) return { ...pricedValues(estimate), deposit: none, dueDate };
  return {
    lines: [{ ...newLine('labor'), key: 'first' }],
    discount: none,
    taxRate: settings.taxRate === 0 ? '' : String(settings.taxRate),
    deposit: none,
    terms: settings.terms ?? '',
    dueDate,
  };
}

/** What the form shows of an invoice that is there. */
export function invoiceValues(invoice: Invoice): InvoiceValues {
  return { ...pricedValues(invoice), dueDate: invoice.dueDate };
}

/** The body that makes an invoice, or what is wrong with which field. */
export function readNewInvoice(
  values: InvoiceValues,
  ids: Pick<NewInvoice, 'clientId' | 'projectId' | 'estimateId'>,
): Read<NewInvoice> {
  return readBody(newInvoiceSchema, { ...ids, ...bodyOf(values) }, values);
}

/** The body that makes an unsent invoice what the form says, on the version `updatedAt`. */
export function readInvoiceChange(values: InvoiceValues, updatedAt: string | null): Read<InvoiceChange> {
  return readBody(invoiceChangeSchema, { updatedAt, ...bodyOf(values) }, values);
}

/** In what two versions of an invoice differ. */
export function invoiceVersions(mine: InvoiceValues, theirs: InvoiceValues): FieldVersion[] {
  return [
    ...pricedVersions(mine, theirs),
    ...differing([{ label: 'Due date', mine: mine.dueDate, theirs: theirs.dueDate }]),
  ];
}

function bodyOf(values: InvoiceValues) {
  return { ...readPrices(values), dueDate: values.dueDate };
}
