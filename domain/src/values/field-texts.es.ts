import type { texts as english } from './field-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  tooLong: (label, max) => `${label}: ${max} caracteres como máximo`,
  hidden: (label) => `${label}: tiene un carácter oculto. Escríbalo de nuevo`,
  oneLine: (label) => `${label}: debe ir en una sola línea`,
  noText: (label) => `${label}: debe ser texto`,
  unknownField: (names) => `Campo desconocido: ${names}`,
  noObject: 'La solicitud debe ser un objeto JSON',
  years: (first, last) => `Use una fecha entre ${first} y ${last}`,
  notUtc: 'La hora debe estar en ISO 8601, en UTC',
  noVersion: 'Vuelva a cargar la página y guarde otra vez',
  noId: 'El identificador debe ser un UUID',
  email: 'Escriba un correo electrónico válido',
  language: 'El idioma debe ser en o es',
  zip: 'El código postal debe tener cinco dígitos',
};
