import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './questions-texts.en.ts';

export const texts: Translated<typeof english> = {
  chooseOrSkip: 'Elija, o déjelo en blanco',
  brokeExample: 'Lanza, bisagra, oreja de cucharón',
  thePiece: 'La pieza',
  thePlace: 'El lugar',
  safety: 'Seguridad',
};
