import type { Translated } from '../values/language.ts';
import type { texts as english } from './mail-failure-texts.en.ts';

export const texts: Translated<typeof english> = {
  unsent: 'No se pudo enviar el correo',
  noSuchAddress: 'El servidor de correo no recibe nada para esta dirección',
  mailRefused: 'El servidor de correo rechazó este correo',
  signInRefused: 'El servidor de correo no nos deja iniciar sesión',
  noAddress: 'A esta dirección no se puede enviar correo',
  notTaken: 'El servidor de correo no lo aceptó',
  notReached: 'No se pudo conectar con el servidor de correo',
  noPasswordLink: 'No se pudo crear el enlace para poner una contraseña',
  tooLate: 'Ya era tarde para enviar esto',
  brokenOff: 'El envío se interrumpió una y otra vez',
};
