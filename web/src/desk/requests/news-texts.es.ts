import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './news-texts.en.ts';

export const texts: Translated<typeof english> = {
  one: (name) => `Solicitud nueva de ${name}`,
  several: (count) => `${count} solicitudes nuevas`,
};
