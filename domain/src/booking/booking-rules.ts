import type * as z from 'zod/mini';
import { usualCutoffHours } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { bookingRulesTexts } from './booking-rules-texts.ts';

/** How visits are booked. */
export const bookingRulesSchema = strictBody({
  /** Visits begin at multiples of so many minutes after midnight. */
  stepMinutes: wholeNumber(() => bookingRulesTexts().step, 5, 240),
  /** Kept free between two visits of one welder. */
  gapMinutes: wholeNumber(() => bookingRulesTexts().gap, 0, 240),
  /** How soon a client may book: so many hours from now. */
  leadHours: wholeNumber(() => bookingRulesTexts().earliestBooking, 0, 336),
  /** How far ahead a client may book. */
  horizonDays: wholeNumber(() => bookingRulesTexts().horizon, 1, 3650),
  /** Until how many hours before a visit its client may move or cancel it. */
  cutoffHours: wholeNumber(() => bookingRulesTexts().cutoff, 0, 336),
  /** How long after the agreed time the welder may arrive, unless a visit says otherwise. */
  windowMinutes: wholeNumber(() => bookingRulesTexts().arrivalWindow, 0, 480),
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
