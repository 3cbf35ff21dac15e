import { business } from '../values/business.ts';
import type { Translated } from '../values/language.ts';
import type { texts as english } from './visit-calendar-texts.en.ts';

export const texts: Translated<typeof english> = {
  visit: 'Visita de soldadura',
  weArrive: (arrival) => `Llegada: ${arrival}.`,
  comesToYou: (duration) =>
    `${business.name} va a donde usted esté (${duration}). Para cambiar la cita, llame al ${business.phone}.`,
};
