import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './form-texts.en.ts';

export const texts: Translated<typeof english> = {
  yes: 'Sí',
  no: 'No',
  startOver: 'Empezar de nuevo',
  restored: 'Lo que escribió antes sigue aquí.',
  changesDiscarded: 'Cambios descartados',
  undo: 'Deshacer',
  moreToLookAt: (count) => `Y ${count} más por revisar.`,
  remove: (name) => `Quitar ${name}`,
  chicagoTime: (label) => `${label} (hora de Chicago)`,
  none: 'Ninguno',
  unitOf: (label) => `${label} en`,
  checkValue: 'Revise este valor',
};
