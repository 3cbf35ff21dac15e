import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './moving-texts.en.ts';

export const texts: Translated<typeof english> = {
  help: 'Con la barra espaciadora se toma esta visita, con las flechas se mueve, con Intro se deja y con Escape regresa a su lugar.',
  keys: 'Las flechas la mueven, Intro la deja, Escape la regresa a su lugar.',
  inTheWay: '(hay algo a esa hora)',
  unassigned: 'Sin asignar',
  putHere: 'Dejar aquí',
  putBack: 'Regresar',
};
