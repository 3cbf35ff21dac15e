import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './week-texts.en.ts';

export const texts: Translated<typeof english> = {
  calendar: 'Calendario',
  hours: 'Horas',
  myHours: 'Mis horas',
  nouns: 'horas',
  csv: 'CSV para la nómina',
  tooMany: 'Son demasiadas horas para mostrarlas de una vez. El CSV las tiene todas.',
  leftOut: 'Algunas horas no se pudieron leer y no aparecen. El registro de la API dice cuáles.',
  noComments: 'No se pudieron cargar los comentarios.',
  weeks: 'Semanas',
  weekBefore: 'Semana anterior',
  weekAfter: 'Semana siguiente',
  thisWeek: 'Esta semana',
  toLookAt: (count) => `${count} por revisar`,
  noHoursThisWeek: 'No hay horas esta semana.',
  gapOf: (time) => `Hueco de ${time}`,
  theVisit: 'La visita',
  noJob: 'Sin trabajo asignado',
  countedHere: (time) => `De eso, aquí cuentan ${time}.`,
  marks: {
    overlap: 'Se encima con otras horas. Cada minuto cuenta una vez.',
    long: 'Muy largo. ¿Se tocó tarde Empezar o Terminar?',
  },
  removed: (reason) => `Quitadas${reason && `: ${reason}`}`,
  corrected: (reason) => `Corregidas${reason && `: ${reason}`}`,
  addedByHand: (reason) => `Agregadas a mano${reason && `: ${reason}`}`,
  commentOnThisWeek: 'Comentario sobre esta semana',
  whoReads: 'Lo leen quien trabajó estas horas, la oficina y la gerencia.',
  comment: 'Comentar',
};
