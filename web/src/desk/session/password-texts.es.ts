import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './password-texts.en.ts';

export const texts: Translated<typeof english> = {
  sendMail: 'Enviar el correo',
  sending: 'Enviando',
  backToSignIn: 'Volver a iniciar sesión',
  linkHint: 'Le enviaremos un enlace para poner una contraseña nueva.',
  mailOnItsWay:
    'Si este correo es de alguien del personal, el mensaje va en camino. Revise también la carpeta de spam.',
  tooShort: 'Use al menos 10 caracteres',
  setPassword: 'Guardar la contraseña',
  settingPassword: 'Guardando la contraseña',
  askForAnotherLink: 'Pedir otro enlace',
};
