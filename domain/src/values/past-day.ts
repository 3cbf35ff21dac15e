import * as z from 'zod/mini';
import { amountTexts } from './amount-texts.ts';
import { addDays, chicagoDate } from './chicago-day.ts';
import type { Said } from './text-fields.ts';

const daysBack = 731;

/**
 * A Chicago day, YYYY-MM-DD: today or within the last two years.
 * @param label the field's name in messages
 */
export function pastDay(label: Said) {
  return z.iso.date({ error: () => amountTexts().noDay(label()) }).check(
    z.refine((day) => day <= chicagoDate(new Date()), {
      error: () => amountTexts().future(label()),
    }),
    z.refine((day) => day >= addDays(chicagoDate(new Date()), -daysBack), {
      error: () => amountTexts().longAgo(label()),
    }),
  );
}
