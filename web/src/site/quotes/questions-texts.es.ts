import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './questions-texts.en.ts';

export const texts: Translated<typeof english> = {
  chooseOrSkip: 'Elija, o déjelo en blanco',
  brokeExample: 'Lanza del remolque, bisagra del portón, oreja del cucharón',
  thePiece: 'La pieza',
  thePlace: 'El lugar',
  safety: 'Seguridad',
};
