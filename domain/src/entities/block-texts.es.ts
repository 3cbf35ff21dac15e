import type { Translated } from '../values/language.ts';
import { maxBlockDays } from '../values/limits.ts';
import type { texts as english } from './block-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    endBeforeStart: 'El final debe ser después del inicio',
    tooLong: `Un bloqueo dura ${maxBlockDays} días como máximo. Haga otro para el resto`,
  },
  startRequired: 'Indique el inicio',
  endRequired: 'Indique el final',
  reason: 'Motivo',
  reasonRequired: 'Indique el motivo',
  chooseWelder: 'Elija un soldador',
  removed: 'Quitado',
  blocked: 'Bloqueado',
};
