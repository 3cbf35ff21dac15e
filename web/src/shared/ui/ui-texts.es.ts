import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './ui-texts.en.ts';

export const texts: Translated<typeof english> = {
  close: 'Cerrar',
  newVersion: 'Hay una versión nueva.',
  reload: 'Actualizar',
  later: 'Más tarde',
  dismiss: 'Cerrar aviso',
  notifications: 'Avisos (F8)',
  moreToCorrect: (count) => (count === 1 ? '. Falta corregir 1 más' : `. Faltan ${count} más por corregir`),
};
