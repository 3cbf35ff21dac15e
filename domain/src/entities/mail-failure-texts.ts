import { inLanguages, say } from '../values/language.ts';

export const mailFailureTexts = inLanguages({
  unsent: say('The email could not be sent', 'No se pudo enviar el correo'),
  noSuchAddress: say(
    'The mail server doesn’t accept mail for this address',
    'El servidor de correo no recibe nada para esta dirección',
  ),
  mailRefused: say('The mail server refused this email', 'El servidor de correo rechazó este correo'),
  signInRefused: say(
    'The mail server does not let us sign in',
    'El servidor de correo no nos deja iniciar sesión',
  ),
  noAddress: say('Mail can’t be sent to this address', 'A esta dirección no se puede enviar correo'),
  notTaken: say('The mail server did not take it', 'El servidor de correo no lo aceptó'),
  notReached: say('The mail server could not be reached', 'No se pudo conectar con el servidor de correo'),
  noPasswordLink: say(
    'The link to set a password could not be made',
    'No se pudo crear el enlace para poner una contraseña',
  ),
  tooLate: say('It was too late to send this', 'Ya era tarde para enviar esto'),
  brokenOff: say('Sending was interrupted again and again', 'El envío se interrumpió una y otra vez'),
});
