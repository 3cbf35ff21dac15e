import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './hours-texts.en.ts';

export const texts: Translated<typeof english> = {
  hours: 'Horas',
  nouns: 'horas',
  noneYet: 'Todavía no hay horas. Salen de los botones de cada visita.',
  workAndDriving: (work, driving) => `${work} de trabajo · ${driving} de manejo`,
};
