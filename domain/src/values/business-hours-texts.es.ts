import type { texts as english } from './business-hours-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  weekdays: 'Lunes a viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
};
