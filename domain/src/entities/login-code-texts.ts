import { inLanguages, say } from '../values/language.ts';

export const loginCodeTexts = inLanguages({
  malformed: say('The code has six digits', 'El código tiene seis dígitos'),
  wrong: say(
    'This is not the code from our latest email. Please check it and try again',
    'Este no es el código de nuestro correo más reciente. Revíselo e inténtelo de nuevo',
  ),
  late: say(
    'This code is no longer valid. Please ask for a new one',
    'Este código ya no es válido. Pida uno nuevo, por favor',
  ),
  used: say(
    'This code has already been used. Please ask for a new one',
    'Este código ya se usó. Pida uno nuevo, por favor',
  ),
  tooManyTries: say(
    'This code was tried too many times. Please ask for a new one',
    'Este código se intentó demasiadas veces. Pida uno nuevo, por favor',
  ),
  otherBrowser: say(
    'This code was asked for in another browser, or a newer one took its place. Use the link in the email, or ask for a new code',
    'Este código se pidió en otro navegador, o uno más nuevo lo reemplazó. Use el enlace del correo o pida un código nuevo',
  ),
  wrongLink: say(
    'This link is incomplete. Please open it from the email again, or ask for a new code',
    'Este enlace está incompleto. Ábralo otra vez desde el correo o pida un código nuevo',
  ),
  noEmail: say(
    'We have no email address of yours to send a code to. Please call us',
    'No tenemos un correo electrónico suyo al cual enviar un código. Llámenos, por favor',
  ),
});
