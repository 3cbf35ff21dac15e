import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './today-texts.en.ts';

export const texts: Translated<typeof english> = {
  hello: (name) => `Hola, ${name}`,
  waiting: (unsent) => `En este teléfono, por enviar: ${unsent}.`,
  visits: 'visitas',
  notHereYet: 'Sus visitas todavía no están en este teléfono. Aparecen en cuanto funcione la conexión.',
  notFinishedYet: 'Sin terminar',
  yourStopsToday: 'Sus paradas de hoy',
  noVisitsToday: 'Hoy no hay visitas.',
  thisWeekAndNext: 'Esta semana y la próxima',
  myHours: 'Mis horas',
  ofEverything:
    'Este dispositivo le puede avisar de solicitudes nuevas, de visitas por confirmar y de las que un cliente movió o canceló, de pagos y de correos que no llegaron, también con la aplicación cerrada.',
  ofOwnVisits:
    'Este dispositivo le puede avisar cuando una visita suya es nueva, se mueve o se cancela, también con la aplicación cerrada.',
  needsYou: 'Por atender',
  requests: 'solicitudes',
};
