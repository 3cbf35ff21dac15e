import type { Translated } from '../values/language.ts';
import type { texts as english } from './my-details-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    objectionLate: 'Este enlace ya no es válido. Llámenos y lo arreglamos',
    emailTaken: 'Este correo electrónico es de otro cliente. Use otro, o llámenos',
  },
  linkIncomplete: 'El enlace no está completo',
};
