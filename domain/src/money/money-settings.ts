import * as z from 'zod/mini';
import type { Appointment } from '../entities/appointment.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { depositShareSchema, taxRateSchema } from '../entities/priced-fields.ts';
import { formatChicagoDate } from '../values/chicago-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, lenient, stored } from '../values/stored-fields.ts';
import { baseVersion, instantSchema, optionalText, requiredLine, strictBody } from '../values/text-fields.ts';

const moneySettingsTexts = inLanguages({
  rateName: say('Rate name', 'Nombre de la tarifa'),
  rateNameRequired: say('Rate name is required', 'Escriba el nombre de la tarifa'),
  rate: say(
    'Rate must be an amount from 0 to 10,000 dollars',
    'La tarifa debe ser un monto de 0 a 10,000 dólares',
  ),
  terms: say('Terms', 'Condiciones'),
  validity: say('Validity', 'Vigencia'),
  dueDate: say('Due date', 'Plazo de pago'),
  homeRepairNotice: say(
    'The home repair notice must be on or off',
    'El aviso de reparación en el hogar debe estar activado o desactivado',
  ),
  reminder: say('Reminder', 'Recordatorio'),
  followUp: say('Follow-up', 'Seguimiento'),
  tooManyReminders: say('At most five reminders are possible', 'Cinco recordatorios como máximo'),
  papersNeedCode: say(
    'A code for papers must be on or off',
    'El código para los documentos debe estar activado o desactivado',
  ),
  wholeDays: say(
    (label: string, min: number, max: number) =>
      `${label} must be a whole number of days from ${min} to ${max}`,
    (label, min, max) => `${label}: debe ser un número entero de días, de ${min} a ${max}`,
  ),
});

const rateMessage = () => moneySettingsTexts().rate;

export const laborRateSchema = strictBody({
  label: requiredLine(
    () => moneySettingsTexts().rateName,
    60,
    () => moneySettingsTexts().rateNameRequired,
  ),
  dollarsPerHour: z.number({ error: rateMessage }).check(
    z.gte(0, { error: rateMessage }),
    z.lte(10_000, { error: rateMessage }),
    z.refine((dollars) => Math.round(dollars * 100) / 100 === dollars, { error: rateMessage }),
  ),
});
type LaborRate = z.infer<typeof laborRateSchema>;

/** A labor line for each finished visit with hours, in the order of the visits. */
export function linesFromVisits(visits: readonly Appointment[], rate: LaborRate): MoneyLine[] {
  return visits.flatMap((visit) => {
    const quantity = Math.round((visit.hours ?? 0) * 100) / 100;
    if (quantity <= 0) return [];
    const description = hoursLine(rate.label, visit);
    return [{ kind: 'labor' as const, description, quantity, unit: 'hour', unitPrice: rate.dollarsPerHour }];
  });
}

type TitledVisit = Pick<Appointment, 'title' | 'finishedAt' | 'scheduledDate'>;

function hoursLine(rateLabel: string, { title, finishedAt, scheduledDate }: TitledVisit): string {
  const day = formatChicagoDate(new Date(finishedAt ?? scheduledDate));
  return `${rateLabel} labor, ${day}: ${title}`.slice(0, 200).toWellFormed();
}

type InvoicedLines = {
  readonly status: string;
  readonly lines: readonly Pick<MoneyLine, 'kind' | 'description'>[];
};

/**
 * Visits whose hours are on no invoice yet, drafts included. Lines carry no visit, so that day and title identify it: as many
 * visits of the same day and title remain as lack a line.
 * @param invoices of the visits' project
 */
export function notInvoiced<Visit extends TitledVisit>(
  visits: readonly Visit[],
  invoices: readonly InvoicedLines[],
): Visit[] {
  const written = invoices
    .filter(({ status }) => status !== 'void')
    .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'labor'));
  const left = written.map(({ description }) => description);
  return visits.filter((visit) => {
    const ending = hoursLine('', visit);
    const at = left.findIndex((description) => description.endsWith(ending));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

const wholeDays = (label: () => string, min: number, max: number) => {
  const message = { error: () => moneySettingsTexts().wholeDays(label(), min, max) };
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};

const fields = {
  taxRate: taxRateSchema,
  deposit: z.optional(depositShareSchema),
  validDays: wholeDays(() => moneySettingsTexts().validity, 1, 365),
  dueDays: wholeDays(() => moneySettingsTexts().dueDate, 0, 180),
  terms: optionalText(() => moneySettingsTexts().terms, textLimits.text),
  /** Whether the Illinois home repair rules for jobs over $1,000 apply. */
  homeRepairNotice: z.boolean({ error: () => moneySettingsTexts().homeRepairNotice }),
  /** Days after the due date to send reminders; empty for none. */
  reminderDays: z
    .array(wholeDays(() => moneySettingsTexts().reminder, 0, 365))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  /** Days after sending to follow up on unanswered estimates; empty for none. */
  followUpDays: z
    .array(wholeDays(() => moneySettingsTexts().followUp, 1, 90))
    .check(z.maxLength(5, { error: () => moneySettingsTexts().tooManyReminders })),
  papersNeedCode: z.optional(z.boolean({ error: () => moneySettingsTexts().papersNeedCode })),
};

export const moneySettingsSchema = strictBody(fields);
export type MoneySettings = z.infer<typeof moneySettingsSchema>;

/** The defaults until the owner decides. */
export const defaultMoneySettings: MoneySettings = {
  taxRate: 0,
  validDays: 30,
  dueDays: 14,
  homeRepairNotice: true,
  reminderDays: [3, 14, 30],
  followUpDays: [3, 7],
};

/** The body of PUT /api/desk/settings/money: all settings, based on the version in `updatedAt`, null for none yet. */
export const moneySettingsChangeSchema = strictBody({ ...fields, updatedAt: baseVersion });
export type MoneySettingsChange = z.infer<typeof moneySettingsChangeSchema>;

export const moneySettingsId = 'money';

/** The stored settings. Invalid parts become defaults. */
export const storedMoneySettingsSchema = stored({
  id: field(z.string(), 'plain'),
  updatedAt: lenient(instantSchema, 'plain'),
  taxRate: field(z.catch(fields.taxRate, defaultMoneySettings.taxRate), 'plain'),
  deposit: field(z.catch(fields.deposit, undefined), 'plain'),
  validDays: field(z.catch(fields.validDays, defaultMoneySettings.validDays), 'plain'),
  dueDays: field(z.catch(fields.dueDays, defaultMoneySettings.dueDays), 'plain'),
  terms: field(z.catch(fields.terms, undefined), 'plain'),
  homeRepairNotice: field(z.catch(fields.homeRepairNotice, defaultMoneySettings.homeRepairNotice), 'plain'),
  reminderDays: field(
    z.catch(fields.reminderDays, () => [...defaultMoneySettings.reminderDays]),
    'plain',
  ),
  followUpDays: field(
    z.catch(fields.followUpDays, () => [...defaultMoneySettings.followUpDays]),
    'plain',
  ),
  papersNeedCode: field(z.catch(fields.papersNeedCode, true), 'plain'),
});
export type StoredMoneySettings = z.infer<typeof storedMoneySettingsSchema>;
