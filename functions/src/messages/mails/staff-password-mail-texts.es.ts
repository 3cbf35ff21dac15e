import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './staff-password-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  setPassword: 'Crear su contraseña',
  linkWorks:
    'El enlace sirve una sola vez, durante una hora. Después, elija «¿Olvidó su contraseña?» donde se inicia sesión para pedir otro.',
  inviteePreheader: 'Cree su contraseña para iniciar sesión.',
  inviteeHeading: 'Le damos la bienvenida a la oficina',
  forgottenSubject: 'Cree una nueva contraseña para la oficina',
  forgottenPreheader: 'El enlace sirve una sola vez, durante una hora.',
  forgottenHeading: 'Crear una nueva contraseña',
  forgotten:
    'Alguien pidió una nueva contraseña para su cuenta de la oficina. Si no fue usted, no haga caso: su contraseña sigue igual.',
  inviteeSubject: (shortName) => `Su cuenta en la oficina de ${shortName}`,
  invitee: (name, role) =>
    `Ya tiene una cuenta en la oficina de ${name}, con el puesto: ${role}. Cree su contraseña para iniciar sesión.`,
};
