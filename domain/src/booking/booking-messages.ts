import { inCurrentLanguage } from '../values/language.ts';
import { bookingTexts } from './booking-texts.ts';

/** What people are told about booking, by the API and on screens alike. */
export const bookingMessages = inCurrentLanguage(() => bookingTexts().messages);

/** What a client is told who wants to move or cancel a visit too late. @param hours the cutoff of the settings */
export function pastCutoff(hours: number): string {
  return bookingTexts().pastCutoff(hours);
}
