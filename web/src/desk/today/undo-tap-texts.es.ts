import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './undo-tap-texts.en.ts';

export const texts: Translated<typeof english> = {
  taps: {
    'on-my-way': 'En camino',
    start: 'Empezada',
    finish: 'Terminada',
    cancel: 'Cancelada',
    'cannot-do': 'Se avisó a la oficina',
    collect: 'Pago cobrado',
  },
  soonTold: 'Le avisamos al cliente en unos segundos.',
  undo: 'Deshacer',
  notUndone: 'No se deshizo',
  phoneIsFull: 'Este teléfono no lo pudo guardar. Libere espacio y toque Deshacer otra vez.',
};
