import { inLanguages, say } from '@welding/domain/values/language';

export const storageTexts = inLanguages({
  /** Another page holds the data open. */
  leftover: say(
    'Some of what is saved on this device could not be removed yet. Close the other tabs of this site and open this page again.',
    'Parte de lo guardado en este dispositivo todavía no se pudo borrar. Cierre las otras pestañas de este sitio y abra esta página de nuevo.',
  ),
});
