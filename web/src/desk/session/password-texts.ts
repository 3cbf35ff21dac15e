import { inLanguages, say } from '@welding/domain/values/language';

export const passwordTexts = inLanguages({
  sendMail: say('Send the e-mail', 'Enviar el correo'),
  sending: say('Sending', 'Enviando'),
  backToSignIn: say('Back to sign in', 'Volver a iniciar sesión'),
  linkHint: say(
    'We’ll send a link to set a new password.',
    'Le enviaremos un enlace para poner una contraseña nueva.',
  ),
  mailOnItsWay: say(
    'If this e-mail has a desk account, a link is on its way. Check your spam folder, too.',
    'Si este correo es de alguien del personal, el mensaje va en camino. Revise también la carpeta de spam.',
  ),
  tooShort: say('Use at least 10 characters', 'Use al menos 10 caracteres'),
  setPassword: say('Set the password', 'Guardar la contraseña'),
  settingPassword: say('Setting the password', 'Guardando la contraseña'),
  askForAnotherLink: say('Ask for another link', 'Pedir otro enlace'),
});
