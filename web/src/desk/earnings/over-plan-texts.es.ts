import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './over-plan-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Trabajos por encima de lo planeado',
  all: 'Lo que dejaron los trabajos',
};
