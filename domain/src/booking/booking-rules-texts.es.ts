import type { Translated } from '../values/language.ts';
import type { texts as english } from './booking-rules-texts.en.ts';

export const texts: Translated<typeof english> = {
  step: 'Intervalo',
  gap: 'Tiempo entre citas',
  earliestBooking: 'Reserva más próxima',
  horizon: 'Reserva más lejana',
  cutoff: 'Límite para cambios',
  arrivalWindow: 'Margen de llegada',
};
