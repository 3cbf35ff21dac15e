import { inLanguages, say } from '../values/language.ts';

export const availabilityTexts = inLanguages({
  date: say('Date must be YYYY-MM-DD', 'La fecha debe tener la forma AAAA-MM-DD'),
  unknownParameter: say(
    'The address has a parameter that is unknown',
    'La dirección tiene un parámetro desconocido',
  ),
  days: say(
    (maxDays: number) => `Days must be a whole number from 1 to ${maxDays}`,
    (max) => `Los días deben ser un número entero de 1 a ${max}`,
  ),
});
