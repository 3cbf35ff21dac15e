import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type EstimateChange,
  estimateChangeSchema,
  type NewEstimate,
  newEstimateSchema,
} from '@welding/domain/entities/estimate-requests';
import type { MoneySettings } from '@welding/domain/money/money-settings';
import { addDays } from '@welding/domain/values/chicago-day';
import * as z from 'zod/mini';
import {
  newLine,
  pricedValues,
  pricedValuesSchema,
  readPricesAndDeposit,
  shareValues,
} from '#desk/priced/priced-values.ts';
import { differing, pricedVersions } from '#desk/priced/priced-versions.ts';
import { type Read, readBody } from '#desk/priced/read-body.ts';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';

/** An estimate as its form holds it: text, as it is typed. */
export const estimateValuesSchema = z.extend(pricedValuesSchema, {
  /** YYYY-MM-DD. */
  validUntil: z.string(),
  atHome: z.boolean(),
});
export type EstimateValues = z.infer<typeof estimateValuesSchema>;

/** What a new estimate begins with, by the settings. @param today a Chicago day */
export function newEstimateValues(settings: MoneySettings, today: string): EstimateValues {
  return {
    lines: [{ ...newLine('labor'), key: 'first' }],
    discount: { kind: 'percent', value: '' },
    taxRate: settings.taxRate === 0 ? '' : String(settings.taxRate),
    deposit: shareValues(settings.deposit),
    terms: settings.terms ?? '',
    validUntil: addDays(today, settings.validDays),
    atHome: false,
  };
}

/** What the form shows of an estimate that is there. */
export function estimateValues(estimate: Estimate): EstimateValues {
  return { ...pricedValues(estimate), validUntil: estimate.validUntil, atHome: estimate.atHome };
}

/** The body that makes an estimate, or what is wrong with which field. */
export function readNewEstimate(
  values: EstimateValues,
  ids: { readonly clientId: string; readonly projectId: string },
): Read<NewEstimate> {
  return readBody(newEstimateSchema, { ...ids, ...bodyOf(values) }, values);
}

/** The body that makes an estimate what the form says, on the version `updatedAt`. */
export function readEstimateChange(values: EstimateValues, updatedAt: string | null): Read<EstimateChange> {
  return readBody(estimateChangeSchema, { updatedAt, ...bodyOf(values) }, values);
}

/** In what two versions of an estimate differ. */
export function estimateVersions(mine: EstimateValues, theirs: EstimateValues): FieldVersion[] {
  const home = (atHome: boolean) => (atHome ? 'at a home' : 'not at a home');
  return [
    ...pricedVersions(mine, theirs),
    ...differing([
      { label: 'Valid until', mine: mine.validUntil, theirs: theirs.validUntil },
      { label: 'The work', mine: home(mine.atHome), theirs: home(theirs.atHome) },
    ]),
  ];
}

function bodyOf(values: EstimateValues) {
  const { validUntil, atHome } = values;
  return { ...readPricesAndDeposit(values), validUntil, atHome };
}
