import { inLanguages, say } from '../values/language.ts';

export const clientChangeTexts = inLanguages({
  messages: {
    emailTaken: say('Another client has this email', 'Otro cliente tiene este correo electrónico'),
    gone: say(
      'This client was erased and can’t be changed',
      'Este cliente se borró, y ya no se puede cambiar',
    ),
    merged: say(
      (name: string) => `This client was merged into ${name}. Please continue with ${name}`,
      (name: string) => `Este cliente se unió a ${name}. Siga con ${name}`,
    ),
    mergedWithItself: say(
      'A client cannot be merged with itself',
      'Un cliente no se puede unir consigo mismo',
    ),
    notConfirmed: say(
      'That’s not this client’s name. Nothing was erased',
      'Ese no es el nombre de este cliente. No se borró nada',
    ),
    visitsAhead: say(
      'This client has upcoming visits. Cancel them first',
      'Este cliente tiene visitas pendientes. Cancélelas primero',
    ),
  },
  reminders: say('Reminders', 'Recordatorios'),
  typeName: say('Please type the name', 'Escriba el nombre'),
});
