import type { Translated } from '../values/language.ts';
import type { texts as english } from './booking-rules-texts.en.ts';

export const texts: Translated<typeof english> = {
  step: 'Intervalo',
  gap: 'Tiempo entre visitas',
  earliestBooking: 'Anticipación mínima',
  horizon: 'Anticipación máxima',
  cutoff: 'Límite para cambios',
  arrivalWindow: 'Margen de llegada',
};
