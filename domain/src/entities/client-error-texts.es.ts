import type { Translated } from '../values/language.ts';
import type { texts as english } from './client-error-texts.en.ts';

export const texts: Translated<typeof english> = {
  page: 'Página',
  message: 'Mensaje',
  stack: 'Traza',
  app: 'La aplicación debe ser site, portal o desk',
  build: 'Compilación',
  buildName: 'La compilación debe ser el nombre de un archivo',
  messageRequired: 'Falta el mensaje',
};
