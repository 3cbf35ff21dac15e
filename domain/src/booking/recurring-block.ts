import * as z from 'zod/mini';
import { chicagoInstant } from '../values/chicago-day.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { creationTime, field, flag, stored, time } from '../values/stored-fields.ts';
import { baseVersion, idSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { dateSchema } from './availability.ts';
import type { Busy } from './busy.ts';

const recurringBlockTexts = inLanguages({
  recurringBlock: {
    endBeforeStart: say('The end must be after the start', 'El final debe ser después del inicio'),
    lastBeforeFirst: say(
      'The last day must not be earlier than the first',
      'El último día no puede ser antes del primero',
    ),
  },
  chooseWelder: say('Choose a welder', 'Elija un soldador'),
  reason: say('Reason', 'Motivo'),
  reasonRequired: say('Reason is required', 'Indique el motivo'),
  clock: say('A time of day must be HH:mm', 'La hora debe tener la forma HH:mm'),
  weekdayRequired: say('Choose at least one weekday', 'Elija al menos un día de la semana'),
  weekdaysOnce: say('Choose each weekday once', 'Elija cada día de la semana una sola vez'),
  removed: say('Removed', 'Quitado'),
  blocked: say('Blocked', 'Bloqueado'),
});

const clockMessage = () => recurringBlockTexts().clock;
const clock = z
  .string({ error: clockMessage })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: clockMessage }));
const weekdaysMessage = () => recurringBlockTexts().weekdayRequired;
const weekday = z
  .number({ error: weekdaysMessage })
  .check(
    z.refine(Number.isInteger, { error: weekdaysMessage }),
    z.gte(0, { error: weekdaysMessage }),
    z.lte(6, { error: weekdaysMessage }),
  );

const recurringBlockMessages = inCurrentLanguage(() => recurringBlockTexts().recurringBlock);

const fields = {
  weekdays: z.array(weekday, { error: weekdaysMessage }).check(
    z.minLength(1, { error: weekdaysMessage }),
    z.refine((days) => new Set(days).size === days.length, {
      error: () => recurringBlockTexts().weekdaysOnce,
    }),
  ),
  /** Chicago time, HH:mm. */
  from: clock,
  to: clock,
  reason: requiredLine(
    () => recurringBlockTexts().reason,
    100,
    () => recurringBlockTexts().reasonRequired,
  ),
  firstDate: dateSchema,
  /** The last day, inclusive; null for no end. */
  lastDate: z.nullable(dateSchema),
};

/** The body of POST /api/desk/recurring-blocks: a weekly time when a welder takes no visits. */
export const newRecurringBlockSchema = strictBody({
  welderId: z.uuid({ error: () => recurringBlockTexts().chooseWelder }),
  ...fields,
  lastDate: z._default(fields.lastDate, null),
});
export type NewRecurringBlock = z.infer<typeof newRecurringBlockSchema>;

/** The body of PATCH /api/desk/recurring-blocks/{id}. `removed` deletes it or restores it. */
export const recurringBlockChangeSchema = z.extend(z.partial(strictBody(fields)), {
  updatedAt: baseVersion,
  removed: z.optional(trueOrFalse(() => recurringBlockTexts().removed)),
});
export type RecurringBlockChange = z.infer<typeof recurringBlockChangeSchema>;

/** A stored recurring block. Removed blocks are kept so that they can be restored. */
export const recurringBlockSchema = stored({
  id: field(idSchema, 'plain'),
  welderId: field(idSchema, 'staff'),
  weekdays: field(fields.weekdays, 'plain'),
  from: field(fields.from, 'plain'),
  to: field(fields.to, 'plain'),
  reason: field(
    z.catch(z.string(), () => recurringBlockTexts().blocked),
    'staff',
  ),
  firstDate: field(z.iso.date(), 'plain'),
  lastDate: field(z.catch(z.nullable(z.iso.date()), null), 'plain'),
  removed: flag('plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});
export type RecurringBlock = z.infer<typeof recurringBlockSchema>;

export function recurringBlockProblem({
  from,
  to,
  firstDate,
  lastDate,
}: Pick<RecurringBlock, 'from' | 'to' | 'firstDate' | 'lastDate'>): string | undefined {
  if (to <= from) return recurringBlockMessages.endBeforeStart;
  if (lastDate !== null && lastDate < firstDate) return recurringBlockMessages.lastBeforeFirst;
  return undefined;
}

export const recurringBlockFormSchema = newRecurringBlockSchema.check(({ value, issues }) => {
  const message = recurringBlockProblem(value);
  const path = [value.to <= value.from ? 'to' : 'lastDate'];
  if (message) issues.push({ code: 'custom', message, input: value, path });
});

/** The occupied times of a recurring block on these Chicago days; none if removed. */
export function occurrencesOf(block: RecurringBlock, dates: readonly string[]): Busy[] {
  const { id, weekdays, from, to, firstDate, lastDate, removed } = block;
  if (removed) return [];
  return dates
    .filter((date) => date >= firstDate && (lastDate === null || date <= lastDate))
    .filter((date) => weekdays.includes(new Date(`${date}T12:00:00Z`).getUTCDay()))
    .map((date) => ({
      id: `${id}_${date}`,
      kind: 'block',
      start: chicagoInstant(date, from).toISOString(),
      end: chicagoInstant(date, to).toISOString(),
    }));
}
