import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './free-welders-texts.en.ts';

export const texts: Translated<typeof english> = {
  changeCrew: 'Cambie la cuadrilla en la página de la visita.',
  whoIsFree: 'Quién está libre',
  looking: 'Buscando quién está libre',
  noOneElse: 'Nadie más está libre a esa hora.',
  send: (name) => `Mandar a ${name}`,
};
