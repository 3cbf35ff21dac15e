import { inLanguages, say } from './language.ts';

export const amountTexts = inLanguages({
  number: say('Amount must be a number', 'El monto debe ser un número'),
  unclear: say(
    (typed: string, whole: string, decimal: string) =>
      `${typed} can be read two ways. Please type ${whole} or ${decimal}`,
    (typed, whole, decimal) => `${typed} se puede leer de dos maneras. Escriba ${whole} o ${decimal}`,
  ),
  tooLarge: say('Amount is too large', 'El monto es demasiado alto'),
  cents: say('Amount must have at most two decimals', 'El monto admite dos decimales como máximo'),
  negative: say('Amount must not be negative', 'El monto no puede ser negativo'),
  wholeNumber: say(
    (label: string, min: number, max: number) => `${label} must be a whole number from ${min} to ${max}`,
    (label, min, max) => `${label}: debe ser un número entero de ${min} a ${max}`,
  ),
  trueOrFalse: say(
    (label: string) => `${label} must be true or false`,
    (label) => `${label}: debe ser true o false`,
  ),
  noDay: say(
    (label: string) => `${label} must be a day of the calendar`,
    (label) => `${label}: debe ser un día del calendario`,
  ),
  future: say(
    (label: string) => `${label} cannot be in the future`,
    (label) => `${label}: no puede ser una fecha futura`,
  ),
  longAgo: say(
    (label: string) => `${label} must be within the last two years`,
    (label) => `${label}: debe estar dentro de los últimos dos años`,
  ),
});
