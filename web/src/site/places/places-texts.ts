import type { CompassDirection } from '@welding/domain/business/service-area';
import { spanishDirections as directions } from '@welding/domain/business/spanish-directions';
import { inLanguages, say } from '@welding/domain/values/language';

export const placesTexts = inLanguages({
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  miles: say(
    (amount: string) => `${amount} ${amount === '1' ? 'mile' : 'miles'}`,
    (amount) => (amount === '1' ? 'como a una milla' : `a unas ${amount} millas`),
  ),
  inTheHeart: say(
    (place: string, center: string) => `${place} is in the heart of ${center}`,
    (place, center) => `${place} está en pleno centro de ${center}`,
  ),
  away: say(
    (place: string, miles: string, direction: CompassDirection, center: string) =>
      `${place} is about ${miles} ${direction} of downtown ${center}`,
    (place, miles, direction, center) =>
      `${place} está ${miles} ${directions[direction]} del centro de ${center}`,
  ),
  doYouCome: say('Do we come to you? Enter your ZIP', '¿Llegamos a su zona? Código postal'),
  fiveDigits: say('A ZIP code has five digits.', 'Un código postal tiene cinco dígitos.'),
  looking: say('Looking it up', 'Buscando'),
  notLoaded: say('The list of places did not load.', 'No se cargó la lista de lugares.'),
  weCome: say('Yes, we come to you.', 'Sí, llegamos hasta donde está.'),
  atTheEdge: say('Right at the edge: call us.', 'Está justo en el límite: llámenos.'),
  outside: say('Outside our usual area: call us.', 'Está fuera de nuestra zona de siempre: llámenos.'),
  isInside: say(
    (where: string, radius: number) => `${where}, inside our ${radius}-mile area.`,
    (where, radius) => `${where}, dentro de nuestra zona de ${radius} millas.`,
  ),
  isJustOutside: say(
    (where: string, radius: number) =>
      `${where}, just outside our ${radius}-mile area. We can often work something out.`,
    (where, radius) =>
      `${where}, apenas fuera de nuestra zona de ${radius} millas. Muchas veces sí podemos ir.`,
  ),
  isOutside: say(
    (where: string, radius: number) =>
      `${where}, outside our ${radius}-mile area. We can often work something out.`,
    (where, radius) => `${where}, fuera de nuestra zona de ${radius} millas. Muchas veces sí podemos ir.`,
  ),
  whichOne: say('Which one do you mean?', '¿Cuál de estos es?'),
  farZip: say(
    (zip: string, radius: number) => `${zip} is outside our ${radius} miles.`,
    (zip, radius) => `${zip} queda fuera de nuestras ${radius} millas.`,
  ),
  sometimesFurther: say('Call us: we sometimes go further.', 'Llámenos: a veces vamos más lejos.'),
  unknownTown: say(
    (name: string) => `We don’t have a town called “${name}” on our list.`,
    (name) => `No tenemos «${name}» en nuestra lista.`,
  ),
  tryZip: say(
    'Try its ZIP code or the next town over. Or just call us and ask.',
    'Pruebe con el código postal o con el pueblo de al lado. O llámenos y pregunte.',
  ),
});
