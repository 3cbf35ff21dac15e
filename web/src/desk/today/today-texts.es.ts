import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './today-texts.en.ts';

export const texts: Translated<typeof english> = {
  hello: (name) => `Hola, ${name}`,
  signedInAs: (role) => `Sesión iniciada: ${role}.`,
  waiting: (unsent) => `En este teléfono, por enviar: ${unsent}.`,
  visits: 'visitas',
  notHereYet: 'Sus visitas todavía no están en este teléfono. Aparecen en cuanto haya señal.',
  notFinishedYet: 'Sin terminar',
  yourStopsToday: 'Sus paradas de hoy',
  noVisitsToday: 'Hoy no hay visitas.',
  thisWeekAndNext: 'Esta semana y la próxima',
  myHours: 'Mis horas',
};
