import { type MoneySettings, moneySettingsChangeSchema } from '@welding/domain/money/money-settings';
import { readShare, type ShareValues, shareText, shareValues } from '#desk/priced/priced-values.ts';
import { differing } from '#desk/priced/priced-versions.ts';
import { type Read, readBody } from '#desk/priced/read-body.ts';
import { readAmount } from '#desk/ui/read-amount.ts';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';

/** The settings of estimates and invoices as their form holds them: text, as it is typed. */
export type MoneySettingsValues = {
  readonly taxRate: string;
  readonly deposit: ShareValues;
  readonly validDays: string;
  readonly dueDays: string;
  readonly terms: string;
  readonly homeRepairNotice: boolean;
  /** Numbers of days, with commas between them. */
  readonly reminderDays: string;
};

export function moneySettingsValues(settings: MoneySettings): MoneySettingsValues {
  const { taxRate, deposit, validDays, dueDays, terms = '', homeRepairNotice, reminderDays } = settings;
  return {
    taxRate: taxRate === 0 ? '' : String(taxRate),
    deposit: shareValues(deposit),
    validDays: String(validDays),
    dueDays: String(dueDays),
    terms,
    homeRepairNotice,
    reminderDays: reminderDays.join(', '),
  };
}

/** The body that saves what the form says over the version `updatedAt`, or what is wrong with which field. */
export function readMoneySettings(
  values: MoneySettingsValues,
  updatedAt: string | null,
): Read<MoneySettings & { updatedAt: string | null }> {
  const deposit = readShare(values.deposit);
  const days = values.reminderDays.split(/[,\s]+/).filter(Boolean);
  const body = {
    updatedAt,
    taxRate: readAmount(values.taxRate.replace('%', '')) ?? 0,
    ...(deposit && { deposit }),
    validDays: readAmount(values.validDays) ?? Number.NaN,
    dueDays: readAmount(values.dueDays) ?? Number.NaN,
    ...(values.terms.trim() && { terms: values.terms }),
    homeRepairNotice: values.homeRepairNotice,
    reminderDays: days.map(Number),
  };
  return readBody(moneySettingsChangeSchema, body, { lines: [] });
}

/** In what two versions differ. */
export function moneySettingsVersions(
  mine: MoneySettingsValues,
  theirs: MoneySettingsValues,
): FieldVersion[] {
  const words = ({ homeRepairNotice: isOn }: MoneySettingsValues) => (isOn ? 'On' : 'Off');
  return differing([
    { label: 'Sales tax', mine: mine.taxRate.trim(), theirs: theirs.taxRate },
    { label: 'Deposit', mine: shareText(mine.deposit), theirs: shareText(theirs.deposit) },
    { label: 'Estimates hold', mine: mine.validDays.trim(), theirs: theirs.validDays },
    { label: 'Invoices are due after', mine: mine.dueDays.trim(), theirs: theirs.dueDays },
    { label: 'Terms', mine: mine.terms.trim(), theirs: theirs.terms },
    { label: 'Home repair notice', mine: words(mine), theirs: words(theirs) },
    { label: 'Reminders', mine: mine.reminderDays.trim(), theirs: theirs.reminderDays },
  ]);
}
