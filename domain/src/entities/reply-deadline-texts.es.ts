import type { Translated } from '../values/language.ts';
import type { texts as english } from './reply-deadline-texts.en.ts';

export const texts: Translated<typeof english> = {
  left: (time) => `Quedan ${time}`,
  overdueBy: (time) => `Con ${time} de retraso`,
  days: (days) => `${days} días`,
  min: (minutes) => `${minutes} min`,
  hMin: (hours, minutes) => `${hours} h ${minutes} min`,
};
