import type { Translated } from '../values/language.ts';
import { plural } from '../values/language.ts';
import type { texts as english } from './crew-texts.en.ts';

export const texts: Translated<typeof english> = {
  choose: (max) => `Elija de 1 a ${max} soldadores, cada uno una sola vez`,
  andMore: (names, others) => `${names} y ${others} más`,
  welders: (count) => plural(count, '1 soldador', `${count} soldadores`),
};
