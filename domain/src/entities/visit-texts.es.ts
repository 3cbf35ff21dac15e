import type { Translated } from '../values/language.ts';
import type { texts as english } from './visit-texts.en.ts';

export const texts: Translated<typeof english> = {
  overlap: 'Dos de los días se enciman',
  planDays: (max) => `Programe de 1 a ${max} días`,
  messages: {
    clientRequired: 'Elija un cliente',
    noSuchWelder: 'Nadie activo del personal tiene este identificador',
    completed: 'Esta visita está terminada. Su hora y su soldador se quedan como están',
    cancelled: 'Esta visita está cancelada. Recupérela primero',
    ownerBooksAnyway: 'Solo la gerencia puede agendar encima de otra cosa',
    reasonRequired: 'Diga por qué se cancela',
    timeSkipped: 'Esta hora no existe. Elija otra',
  },
  address: 'Dirección',
  description: 'Descripción',
  title: 'Título',
  reason: 'Motivo',
  bookAnyway: 'bookAnyway',
  onlyScheduled: 'El estado solo se puede poner en scheduled',
  onlyInside: 'outsideHours solo se puede poner en false',
  onlyKeepsTime: 'needsTime solo se puede poner en false',
  onlyKeepsWelder: 'needsWelder solo se puede poner en false',
  window: (max) => `El margen de llegada debe ser de 0 a ${max} minutos enteros`,
};
