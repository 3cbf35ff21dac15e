import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './leave-texts.en.ts';

export const texts: Translated<typeof english> = {
  signingOut: 'Cerrando sesión',
  signedOutElsewhere: 'Cerró la sesión en otra pestaña.',
  lost: (count, things) =>
    count === 1
      ? `Se borró sin enviarse: ${things}. Dígale a la oficina lo que hizo.`
      : `Se borraron sin enviarse: ${things}. Dígale a la oficina lo que hizo.`,
};
