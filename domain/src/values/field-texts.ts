import { inLanguages, say } from './language.ts';

/** `label` is the field's name on the screen. */
export const fieldTexts = inLanguages({
  tooLong: say(
    (label: string, max: number) => `${label} must be at most ${max} characters`,
    (label, max) => `${label}: ${max} caracteres como máximo`,
  ),
  hidden: say(
    (label: string) => `${label} contains a hidden character. Please type it again`,
    (label) => `${label}: tiene un carácter oculto. Escríbalo de nuevo`,
  ),
  oneLine: say(
    (label: string) => `${label} must be on one line`,
    (label) => `${label}: debe ir en una sola línea`,
  ),
  noText: say(
    (label: string) => `${label} must be text`,
    (label) => `${label}: debe ser texto`,
  ),
  unknownField: say(
    (names: string) => `Unknown field: ${names}`,
    (names) => `Campo desconocido: ${names}`,
  ),
  noObject: say('The request body must be a JSON object', 'La solicitud debe ser un objeto JSON'),
  years: say(
    (first: number, last: number) => `Use a date from ${first} to ${last}`,
    (first, last) => `Use una fecha entre ${first} y ${last}`,
  ),
  notUtc: say('A time must be ISO 8601 in UTC', 'La hora debe estar en ISO 8601, en UTC'),
  noVersion: say('Please reload the page and save again', 'Vuelva a cargar la página y guarde otra vez'),
  noId: say('An id must be a UUID', 'El identificador debe ser un UUID'),
  email: say('Valid email is required', 'Escriba un correo electrónico válido'),
  language: say('Language must be en or es', 'El idioma debe ser en o es'),
  zip: say('ZIP code must have five digits', 'El código postal debe tener cinco dígitos'),
});
