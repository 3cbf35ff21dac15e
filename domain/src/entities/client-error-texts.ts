import { inLanguages, say } from '../values/language.ts';

export const clientErrorTexts = inLanguages({
  page: say('Page', 'Página'),
  message: say('Message', 'Mensaje'),
  stack: say('Stack', 'Traza'),
  app: say('App must be site, portal or desk', 'La aplicación debe ser site, portal o desk'),
  build: say('Build', 'Compilación'),
  buildName: say('Build must be the name of a file', 'La compilación debe ser el nombre de un archivo'),
  messageRequired: say('Message is required', 'Falta el mensaje'),
});
