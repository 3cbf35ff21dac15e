import type { Translated } from '../values/language.ts';
import type { texts as english } from './intake-answer-texts.en.ts';

export const texts: Translated<typeof english> = {
  chooseOne: (fact) => `${fact}: elija una de las respuestas`,
  noObject: 'intake debe ser un objeto de respuestas',
};
