import { inLanguages, say } from '../values/language.ts';

export const samplePriceBookTexts = inLanguages({
  flat: say('Welding, flat position', 'Soldadura, posición plana'),
  vertical: say('Welding, vertical', 'Soldadura, posición vertical'),
  overhead: say('Welding, overhead', 'Soldadura, sobre cabeza'),
  fitUp: say('Cutting, grinding and fit-up', 'Corte, esmerilado y ajuste'),
  afterHours: say('Welding, nights and weekends', 'Soldadura, noches y fines de semana'),
  rod: say('Rod E7018, 1/8"', 'Electrodo E7018, 1/8"'),
  wire: say('Wire ER70S-6, 0.035"', 'Alambre ER70S-6, 0.035"'),
  tigRod: say('TIG rod ER4043, 3/32"', 'Varilla TIG ER4043, 3/32"'),
  plate: say('Plate A36, 1/4"', 'Placa A36, 1/4"'),
  tube: say('Square tube, 2" × 2" × 1/8"', 'Tubo cuadrado, 2" × 2" × 1/8"'),
  angle: say('Angle, 2" × 2" × 1/4"', 'Ángulo, 2" × 2" × 1/4"'),
  argon: say('Argon', 'Argón'),
  mix: say('Argon/CO₂ mix', 'Mezcla de argón y CO₂'),
  travel: say('Travel', 'Traslado'),
  supplies: say('Shop supplies', 'Consumibles del taller'),
});
