import { inLanguages, say } from '../values/language.ts';

export const quoteAnswerTexts = inLanguages({
  closedReasons: {
    declined: say('Declined', 'Rechazada'),
    spam: 'Spam',
    duplicate: say('Duplicate', 'Duplicada'),
    outside_area: say('Outside our area', 'Fuera de nuestra zona'),
  },
  title: say('Title', 'Título'),
  titleRequired: say('Title is required', 'Escriba un título'),
  description: say('Description', 'Descripción'),
  address: say('Address', 'Dirección'),
  note: say('Note', 'Nota'),
  messages: {
    /** @param name the client with the request's email */
    unprovenEmail: say(
      (name: string) =>
        `${name} has this email, but has not confirmed it yet. Choose ${name} if it is the same person. If not, correct the email of ${name} first`,
      (name) =>
        `${name} tiene este correo electrónico, pero aún no lo ha confirmado. Elija a ${name} si es la misma persona. Si no, corrija primero el correo de ${name}`,
    ),
    nobodyToTell: say(
      'Neither the request nor the client has an email',
      'Ni la solicitud ni el cliente tienen correo electrónico',
    ),
    goneOn: say(
      'Work on this project has moved on. Cancel the project instead of reopening the request',
      'El trabajo de este proyecto ya avanzó. Cancele el proyecto en lugar de reabrir la solicitud',
    ),
  },
});
