import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './code-texts.en.tsx';

export const texts: Translated<typeof english> = {
  confirmYou: 'Confirme que es usted',
  onItsWay: (email) => <>Si conocemos {email}, ya le enviamos un código.</>,
  anotherEmail: 'Usar otro correo',
  sixDigits: 'El código tiene seis dígitos.',
  goodFor: (minutes) => `Sirve por ${minutes} minutos, en este navegador.`,
  linkElsewhere: 'En otro dispositivo, use el enlace del correo.',
  sentAgain: 'Ya le enviamos un código nuevo. El anterior ya no sirve.',
  sixDigitCode: 'Código de seis dígitos',
  confirming: 'Confirmando',
  confirm: 'Confirmar',
  sendNewIn: (seconds) => `Enviar un código nuevo en ${seconds} s`,
  sendNew: 'Enviar un código nuevo',
  nothingThere: (phone) => <>¿No le llegó nada? Revise su carpeta de spam o llame al {phone}.</>,
  whyConfirm: (purpose) =>
    `Para ${purpose}, tenemos que estar seguros de que es usted. Le enviaremos un código de seis dígitos al correo que tenemos registrado. Se lo pedimos una sola vez, hasta que cierre la sesión.`,
  sendingCode: 'Enviando el código',
  sendMeCode: 'Enviarme un código',
  sentTo: (email) => <>Enviamos un código a {email}.</>,
  checkNewMailbox: 'Revise su correo nuevo',
  sentToNew: (email) => (
    <>
      Enviamos un código a {email}. En cuanto lo escriba, ese será su correo con nosotros, y se cerrará la
      sesión en sus otros dispositivos.
    </>
  ),
  keepEmail: 'Seguir con el correo que tenía',
};
