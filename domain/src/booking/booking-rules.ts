import type * as z from 'zod/mini';
import { usualCutoffHours } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** How visits are booked. */
export const bookingRulesSchema = strictBody({
  /** Visits begin at multiples of so many minutes after midnight. */
  stepMinutes: wholeNumber('Step', 5, 240),
  /** Kept free between two visits of one welder. */
  gapMinutes: wholeNumber('Gap', 0, 240),
  /** How soon a client may book: so many hours from now. */
  leadHours: wholeNumber('Earliest booking', 0, 336),
  /** How far ahead a client may book. */
  horizonDays: wholeNumber('Horizon', 1, 3650),
  /** Until how many hours before a visit its client may move or cancel it. */
  cutoffHours: wholeNumber('Cutoff', 0, 336),
  /** How long after the agreed time the welder may arrive, unless a visit says otherwise. */
  windowMinutes: wholeNumber('Arrival window', 0, 480),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** What holds where the owner has not decided. */
export const defaultBookingRules: BookingRules = {
  stepMinutes: 30,
  gapMinutes: 30,
  leadHours: 2,
  horizonDays: 365,
  cutoffHours: usualCutoffHours,
  windowMinutes: 60,
};
