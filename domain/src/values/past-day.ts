import * as z from 'zod/mini';
import { addDays, chicagoDate } from './chicago-day.ts';

const daysBack = 731;

/** A Chicago day, YYYY-MM-DD: today or within the last two years. @param label what the field is called where it is wrong */
export function pastDay(label: string) {
  return z.iso.date({ error: `${label} must be a day of the calendar` }).check(
    z.refine((day) => day <= chicagoDate(new Date()), `${label} cannot be in the future`),
    z.refine((day) => day >= addDays(chicagoDate(new Date()), -daysBack), {
      error: `${label} must be within the last two years`,
    }),
  );
}
