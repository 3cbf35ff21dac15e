import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './storage-texts.en.ts';

export const texts: Translated<typeof english> = {
  leftover:
    'Parte de lo guardado en este dispositivo todavía no se pudo borrar. Cierre las otras pestañas de este sitio y abra esta página de nuevo.',
};
