import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimate-row-texts.en.ts';

export const texts: Translated<typeof english> = {
  questionWaits: 'Una pregunta espera respuesta',
  until: (day) => `vigente hasta el ${day}`,
};
