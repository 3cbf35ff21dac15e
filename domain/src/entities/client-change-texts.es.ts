import type { Translated } from '../values/language.ts';
import type { texts as english } from './client-change-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    emailTaken: 'Otro cliente tiene este correo electrónico',
    gone: 'Este cliente se borró, y ya no se puede cambiar',
    merged: (name: string) => `Este cliente se unió a ${name}. Siga con ${name}`,
    mergedWithItself: 'Un cliente no se puede unir consigo mismo',
    notConfirmed: 'Ese no es el nombre de este cliente. No se borró nada',
    visitsAhead: 'Este cliente tiene visitas pendientes. Cancélelas primero',
  },
  reminders: 'Recordatorios',
  typeName: 'Escriba el nombre',
};
