import { spanishDirections as directions } from '@welding/domain/business/spanish-directions';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './places-texts.en.ts';

export const texts: Translated<typeof english> = {
  call: (phone) => `Llamar al ${phone}`,
  miles: (amount) => (amount === '1' ? 'como a una milla' : `a unas ${amount} millas`),
  inTheHeart: (place, center) => `${place} está en pleno centro de ${center}`,
  away: (place, miles, direction, center) =>
    `${place} está ${miles} ${directions[direction]} del centro de ${center}`,
  weCome: 'Sí, llegamos hasta donde está.',
  atTheEdge: 'Está justo en el límite: llámenos.',
  outside: 'Está fuera de nuestra zona de siempre: llámenos.',
  isInside: (where, radius) => `${where}, dentro de nuestra zona de ${radius} millas.`,
  isJustOutside: (where, radius) =>
    `${where}, apenas fuera de nuestra zona de ${radius} millas. Muchas veces sí podemos ir.`,
  isOutside: (where, radius) =>
    `${where}, fuera de nuestra zona de ${radius} millas. Muchas veces sí podemos ir.`,
  whichOne: '¿Cuál de estos es?',
  unknownZip: (zip, miles, center) =>
    `No encontramos el código postal ${zip} a menos de ${miles} millas de ${center}.`,
  checkZip: 'Revise el número. Si está bien, llámenos: muchas veces sí podemos ir.',
  unknownTown: (name) => `No tenemos «${name}» en nuestra lista.`,
  tryZip: 'Pruebe con el código postal o con el pueblo de al lado. O llámenos y pregunte.',
};
