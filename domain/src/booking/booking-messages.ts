import { inCurrentLanguage } from '../values/language.ts';
import { bookingTexts } from './booking-texts.ts';

export const bookingMessages = inCurrentLanguage(() => bookingTexts().messages);

export function pastCutoff(hours: number): string {
  return bookingTexts().pastCutoff(hours);
}
