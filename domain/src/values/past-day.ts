import * as z from 'zod/mini';
import { addDays, chicagoDate } from './chicago-day.ts';
import { inLanguages, say } from './language.ts';
import type { Said } from './text-fields.ts';

const pastDayTexts = inLanguages({
  noDay: say(
    (label: string) => `${label} must be a day of the calendar`,
    (label) => `${label}: debe ser un día del calendario`,
  ),
  future: say(
    (label: string) => `${label} cannot be in the future`,
    (label) => `${label}: no puede ser una fecha futura`,
  ),
  longAgo: say(
    (label: string) => `${label} must be within the last two years`,
    (label) => `${label}: debe estar dentro de los últimos dos años`,
  ),
});

const daysBack = 731;

/**
 * A Chicago day, YYYY-MM-DD: today or within the last two years.
 * @param label the field's name in messages
 */
export function pastDay(label: Said) {
  return z.iso.date({ error: () => pastDayTexts().noDay(label()) }).check(
    z.refine((day) => day <= chicagoDate(new Date()), {
      error: () => pastDayTexts().future(label()),
    }),
    z.refine((day) => day >= addDays(chicagoDate(new Date()), -daysBack), {
      error: () => pastDayTexts().longAgo(label()),
    }),
  );
}
