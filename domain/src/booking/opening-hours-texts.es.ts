import { withArticle } from '../values/spanish.ts';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

export const texts = {
  emergencyOnly: 'Solo emergencias',
  closed: 'Cerrado',
  openNow: 'Abierto ahora',
  opensToday: (clock: string) => `Abre hoy a ${withArticle(clock)}`,
  opensOn: (weekday: number, clock: string) => `Abre el ${weekdays[weekday]} a ${withArticle(clock)}`,
};
