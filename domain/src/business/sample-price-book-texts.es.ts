import type { Translated } from '../values/language.ts';
import type { texts as english } from './sample-price-book-texts.en.ts';

export const texts: Translated<typeof english> = {
  flat: 'Soldadura, posición plana',
  vertical: 'Soldadura, posición vertical',
  overhead: 'Soldadura, sobre cabeza',
  fitUp: 'Corte, esmerilado y ajuste',
  afterHours: 'Soldadura, noches y fines de semana',
  rod: 'Electrodo E7018, 1/8"',
  wire: 'Alambre ER70S-6, 0.035"',
  tigRod: 'Varilla TIG ER4043, 3/32"',
  plate: 'Placa A36, 1/4"',
  tube: 'Tubo cuadrado, 2" × 2" × 1/8"',
  angle: 'Ángulo, 2" × 2" × 1/4"',
  argon: 'Argón',
  mix: 'Mezcla de argón y CO₂',
  travel: 'Traslado',
  supplies: 'Consumibles del taller',
};
