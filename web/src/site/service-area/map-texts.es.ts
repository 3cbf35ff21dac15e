import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './map-texts.en.ts';

const { serviceRadiusMiles: radius } = business;
const { name: center } = business.serviceCenter;

export const texts: Translated<typeof english> = {
  map: `Mapa de nuestra zona de servicio: ${radius} millas a la redonda de ${center}`,
  mapDescription: `Condados de Illinois, Indiana, Wisconsin y Míchigan alrededor del extremo sur del lago Míchigan. El círculo de ${radius} millas llega de Kenosha, en el norte, a Manteno, en el sur, y de Yorkville, en el oeste, a New Buffalo, en el este.`,
  lake: 'Lago Míchigan',
  scale: (miles) => `${miles} millas`,
  radius: `${radius} mi`,
  north: 'N',
};
