import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const codeTexts = inLanguages({
  confirmYou: say('Confirm it’s you', 'Confirme que es usted'),
  onItsWay: say(
    (email: ReactNode) => <>If we have {email} on file, a code is on its way.</>,
    (email) => <>Si tenemos registrado {email}, ya le enviamos un código.</>,
  ),
  whichAccount: say('Which account?', '¿Qué cuenta?'),
  severalAccounts: say(
    'Your email opens more than one. To switch later, sign out and sign in again.',
    'Su correo abre más de una. Para abrir otra después, cierre la sesión e iníciela de nuevo.',
  ),
  anotherEmail: say('Use another email', 'Usar otro correo'),
  sixDigits: say('The code has six digits.', 'El código tiene seis dígitos.'),
  goodFor: say(
    (minutes: number) => `It’s good for ${minutes} minutes, in this browser.`,
    (minutes) => `Sirve por ${minutes} minutos, en este navegador.`,
  ),
  linkElsewhere: say(
    'On another device, use the link in the email.',
    'En otro dispositivo, use el enlace del correo.',
  ),
  sentAgain: say(
    'A new code is on its way. The one before it no longer works.',
    'Ya le enviamos un código nuevo. El anterior ya no sirve.',
  ),
  sixDigitCode: say('Six-digit code', 'Código de seis dígitos'),
  confirming: say('Confirming', 'Confirmando'),
  confirm: say('Confirm', 'Confirmar'),
  sendNewIn: say(
    (seconds: number) => `Send a new code in ${seconds} s`,
    (seconds) => `Enviar un código nuevo en ${seconds} s`,
  ),
  sendNew: say('Send a new code', 'Enviar un código nuevo'),
  nothingThere: say(
    (phone: ReactNode) => <>Nothing there? Check your spam folder, or call {phone}.</>,
    (phone) => <>¿No le llegó nada? Revise su carpeta de spam o llame al {phone}.</>,
  ),
  whyConfirm: say(
    (purpose: string) =>
      `To ${purpose}, we have to be sure it’s you. We’ll send a six-digit code to your email on file. You only need it once, until you sign out.`,
    (purpose) =>
      `Para ${purpose}, tenemos que estar seguros de que es usted. Le enviaremos un código de seis dígitos al correo que tenemos registrado. Se lo pedimos una sola vez, hasta que cierre la sesión.`,
  ),
  sendingCode: say('Sending the code', 'Enviando el código'),
  sendMeCode: say('Send me a code', 'Enviarme un código'),
  sentTo: say(
    (email: ReactNode) => <>We sent a code to {email}.</>,
    (email) => <>Enviamos un código a {email}.</>,
  ),
  checkNewMailbox: say('Check your new inbox', 'Revise su correo nuevo'),
  sentToNew: say(
    (email: ReactNode) => (
      <>
        We sent a code to {email}. Once you enter it, we’ll use that address, and your other devices are
        signed out.
      </>
    ),
    (email) => (
      <>
        Enviamos un código a {email}. En cuanto lo escriba, ese será su correo con nosotros, y se cerrará la
        sesión en sus otros dispositivos.
      </>
    ),
  ),
  keepEmail: say('Keep the email I had', 'Seguir con el correo que tenía'),
});
