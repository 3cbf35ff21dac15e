import type { Translated } from '../values/language.ts';
import type { texts as english } from './project-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Título',
  titleRequired: 'Escriba un título',
  agreed: (dollars) => `Acordado ${dollars}`,
  estimate: (dollars) => `Estimado ${dollars}`,
};
