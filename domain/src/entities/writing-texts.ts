import { inLanguages, say } from '../values/language.ts';

export const writingTexts = inLanguages({
  messages: {
    noEmail: say(
      'This client has no email. Add one first',
      'Este cliente no tiene correo electrónico. Agregue uno primero',
    ),
    notFailed: say(
      'This email did not fail: it was sent, or it is on its way',
      'Este correo no falló: ya se envió o va en camino',
    ),
    tooLate: say(
      'It’s too late to send this email. Please write to the client instead',
      'Ya es tarde para enviar este correo. Mejor escríbale al cliente',
    ),
  },
  subject: say('Subject', 'Asunto'),
  subjectRequired: say('Subject is required', 'Escriba el asunto'),
  message: say('Message', 'Mensaje'),
  textRequired: say('Please write something', 'Escriba algo'),
  clientRequired: say('Client is required', 'Elija un cliente'),
  noAddress: say('The address is not valid', 'La dirección no es válida'),
  note: say('Note', 'Nota'),
  as: say('As must be send or remind', 'as debe ser send o remind'),
  comment: say('Comment', 'Comentario'),
});
