import { inLanguages, say } from '../values/language.ts';

export const bookingRulesTexts = inLanguages({
  step: say('Minutes between time slots', 'Intervalo'),
  gap: say('Gap', 'Tiempo entre visitas'),
  earliestBooking: say('Earliest booking', 'Anticipación mínima'),
  horizon: say('Furthest booking', 'Anticipación máxima'),
  cutoff: say('Cutoff', 'Límite para cambios'),
  arrivalWindow: say('Arrival window', 'Margen de llegada'),
});
