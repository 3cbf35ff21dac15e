import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './caption-texts.en.ts';

export const texts: Translated<typeof english> = {
  captionOf: (name) => `Pie de foto: ${name}`,
  save: 'Guardar',
  cancel: 'Cancelar',
};
