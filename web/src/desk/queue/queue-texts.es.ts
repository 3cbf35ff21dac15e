import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './queue-texts.en.ts';

export const texts: Translated<typeof english> = {
  callOffice: 'Llamar a la oficina',
  tryAgain: 'Intentar de nuevo',
  remove: 'Quitar de este teléfono',
};
