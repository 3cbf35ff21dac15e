import type * as z from 'zod/mini';
import { usualCutoffHours } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { bookingRulesTexts } from './booking-rules-texts.ts';

export const bookingRulesSchema = strictBody({
  /** Visits start at multiples of this after midnight. */
  stepMinutes: wholeNumber(() => bookingRulesTexts().step, 5, 240),
  gapMinutes: wholeNumber(() => bookingRulesTexts().gap, 0, 240),
  leadHours: wholeNumber(() => bookingRulesTexts().earliestBooking, 0, 336),
  horizonDays: wholeNumber(() => bookingRulesTexts().horizon, 1, 3650),
  cutoffHours: wholeNumber(() => bookingRulesTexts().cutoff, 0, 336),
  /** The default arrival window after the agreed time. */
  windowMinutes: wholeNumber(() => bookingRulesTexts().arrivalWindow, 0, 480),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** The defaults until the owner decides. */
export const defaultBookingRules: BookingRules = {
  stepMinutes: 30,
  gapMinutes: 30,
  leadHours: 2,
  horizonDays: 365,
  cutoffHours: usualCutoffHours,
  windowMinutes: 60,
};
