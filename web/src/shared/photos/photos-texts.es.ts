import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './photos-texts.en.ts';

export const texts: Translated<typeof english> = {
  photo: 'Foto',
  close: 'Cerrar',
  photoBefore: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  photoOf: (number, count) => `${number} de ${count}`,
  unreadable: (name) =>
    `Este navegador no puede leer ${name || 'esta imagen'}. Elija un JPEG o tome la foto aquí.`,
};
