import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

const { serviceRadiusMiles: radius } = business;

const { name: center } = business.serviceCenter;

export const mapTexts = inLanguages({
  map: say(
    `Map of our service area: ${radius} miles around ${center}`,
    `Mapa de nuestra zona de servicio: ${radius} millas a la redonda de ${center}`,
  ),
  mapDescription: say(
    `Counties of Illinois, Indiana, Wisconsin and Michigan around the southern end of Lake Michigan. The circle of ${radius} miles reaches from Kenosha in the north to Manteno in the south, and from Yorkville in the west to New Buffalo in the east.`,
    `Condados de Illinois, Indiana, Wisconsin y Míchigan alrededor del extremo sur del lago Míchigan. El círculo de ${radius} millas llega de Kenosha, en el norte, a Manteno, en el sur, y de Yorkville, en el oeste, a New Buffalo, en el este.`,
  ),
  lake: say('Lake Michigan', 'Lago Míchigan'),
  scale: say(
    (miles: number) => `${miles} miles`,
    (miles) => `${miles} millas`,
  ),
  radius: `${radius} mi`,
  north: 'N',
});
