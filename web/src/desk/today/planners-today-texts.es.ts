import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './planners-today-texts.en.ts';

export const texts: Translated<typeof english> = {
  todaysVisits: 'Visitas de hoy',
  noVisitsToday: 'Hoy no hay visitas.',
  progress: (progress, hours) => `${progress}, ${hours} h`,
  leftToCollect: (amount) => `, ${amount} por cobrar`,
  openTheCalendar: 'Abrir el calendario',
  needsYou: 'Por atender',
  requests: 'solicitudes',
  allAnswered: 'Todas las solicitudes tienen respuesta.',
  unansweredRequests: 'Solicitudes sin respuesta',
  allRequests: 'Todas las solicitudes',
};
