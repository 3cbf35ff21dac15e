import { inLanguages, say } from '../values/language.ts';

export const quoteTexts = inLanguages({
  noRange: say(
    'A price range must be two amounts in whole dollars, the lower one first',
    'Un rango de precios son dos montos en dólares enteros, primero el menor',
  ),
  about: say(
    (dollars: string) => `about ${dollars}`,
    (dollars) => `alrededor de ${dollars}`,
  ),
  fromTo: say(
    (low: string, high: string) => `${low} to ${high}`,
    (low, high) => `${low} a ${high}`,
  ),
  reasonRequired: say('Please choose a reason', 'Elija un motivo'),
});
