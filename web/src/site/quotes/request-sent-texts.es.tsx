import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './request-sent-texts.en.tsx';

export const texts: Translated<typeof english> = {
  weHaveIt: (firstName) => `Recibimos su solicitud, ${firstName}`,
  confirmation: (email) =>
    `Le enviamos una confirmación a ${email}. ¿No llega en unos minutos? Revise su carpeta de spam.`,
  whatNext: 'Lo que sigue',
  weCall: (by, phone) => (
    <>
      <strong>A más tardar el {by}</strong>, le llamamos al {phone}.
    </>
  ),
  weWrite: (by, email) => (
    <>
      <strong>A más tardar el {by}</strong>, le escribimos a {email}.
    </>
  ),
  youGetEstimate:
    'Recibe su presupuesto por correo electrónico: léalo, pregúntenos lo que quiera y apruébelo en línea.',
  weComeToYou: 'Acordamos una hora y vamos a donde usted está.',
  callUs: '¿No puede esperar? Llámenos',
  askAgain: 'Pedir otra cotización',
  photosSent: 'Fotos enviadas',
  allSent: 'Sus fotos se enviaron.',
  someSent: (arrived, count) =>
    `${arrived} de ${count} ${count === 1 ? 'foto enviada' : 'fotos enviadas'}. El resto sale solo, aunque deje esta página.`,
};
