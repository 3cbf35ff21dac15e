import type { Translated } from '../values/language.ts';
import type { texts as english } from './quote-answer-texts.en.ts';

export const texts: Translated<typeof english> = {
  closedReasons: {
    declined: 'Rechazada',
    spam: 'Spam',
    duplicate: 'Duplicada',
    outside_area: 'Fuera de nuestra zona',
  },
  title: 'Título',
  titleRequired: 'Escriba un título',
  description: 'Descripción',
  address: 'Dirección',
  note: 'Nota',
  messages: {
    unprovenEmail: (name) =>
      `${name} tiene este correo electrónico, pero aún no lo ha confirmado. Elija a ${name} si es la misma persona. Si no, corrija primero el correo de ${name}`,
    nobodyToTell: 'Ni la solicitud ni el cliente tienen correo electrónico',
    goneOn: 'El trabajo de este proyecto ya avanzó. Cancele el proyecto en lugar de reabrir la solicitud',
  },
};
