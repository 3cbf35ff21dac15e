import { inLanguages, say } from '../values/language.ts';

export const myDetailsTexts = inLanguages({
  messages: {
    objectionLate: say(
      'This link is no longer valid. Please call us and we’ll fix it',
      'Este enlace ya no es válido. Llámenos y lo arreglamos',
    ),
    emailTaken: say(
      'This email belongs to another client. Please use another one, or call us',
      'Este correo electrónico es de otro cliente. Use otro, o llámenos',
    ),
  },
  linkIncomplete: say('The link is not complete', 'El enlace no está completo'),
});
