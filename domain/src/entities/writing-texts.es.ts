import type { Translated } from '../values/language.ts';
import type { texts as english } from './writing-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    noEmail: 'Este cliente no tiene correo electrónico. Agregue uno primero',
    notFailed: 'Este correo no falló: ya se envió o va en camino',
    tooLate: 'Ya es tarde para enviar este correo. Mejor escríbale al cliente',
  },
  subject: 'Asunto',
  subjectRequired: 'Escriba el asunto',
  message: 'Mensaje',
  textRequired: 'Escriba algo',
  clientRequired: 'Elija un cliente',
  noAddress: 'La dirección no es válida',
  note: 'Nota',
  as: 'as debe ser send o remind',
  comment: 'Comentario',
};
