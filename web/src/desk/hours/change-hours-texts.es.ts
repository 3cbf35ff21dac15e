import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './change-hours-texts.en.ts';

export const texts: Translated<typeof english> = {
  addHours: 'Agregar horas…',
  addHoursOf: (name) => `Agregar horas de ${name}`,
  kind: 'Tipo',
  visit: 'Visita',
  noVisit: 'Ninguna; por ejemplo, tiempo en el taller',
  start: 'Empieza',
  end: 'Termina',
  reason: 'Motivo',
  welderSeesIt: 'Lo ve quien trabajó estas horas.',
  add: 'Agregar',
  hoursAdded: 'Horas agregadas',
  correct: 'Corregir…',
  correctHours: 'Corregir horas',
  save: 'Guardar',
  hoursCorrected: 'Horas corregidas',
  removing: 'Quitar…',
  removeTheseHours: '¿Quitar estas horas?',
  remove: 'Quitar',
  hoursRemoved: 'Horas quitadas',
  puttingBack: 'Recuperar…',
  putTheseHoursBack: '¿Recuperar estas horas?',
  putBack: 'Recuperar',
  hoursPutBack: 'Horas recuperadas',
};
