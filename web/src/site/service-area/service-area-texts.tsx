import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

const { serviceRadiusMiles: radius } = business;

const { name: center } = business.serviceCenter;

export const serviceAreaTexts = inLanguages({
  title: say('Service Area', 'Zona de servicio'),
  loadingMap: say(
    'The map comes as soon as your connection lets it.',
    'El mapa aparece en cuanto su conexión lo permita.',
  ),
  measuredFrom: say(
    () => `${business.serviceArea}, measured from downtown ${center}.`,
    () => `Chicago y sus alrededores, ${radius} millas a la redonda, contadas desde el centro de ${center}.`,
  ),
  coverage: say('Coverage', 'Cobertura'),
  whereWeWork: say('Where we work', 'Dónde trabajamos'),
  outside: say(`Outside the ${radius}-mile radius?`, `¿Está a más de ${radius} millas?`),
  specialArrangements: say(
    'Call us for special arrangements. For the right job we travel farther.',
    'Llámenos y vemos cómo hacerle. Si el trabajo lo vale, vamos más lejos.',
  ),
  sources: say(
    (geoNames: ReactNode) => <>Borders: U.S. Census Bureau. ZIP codes: {geoNames}, CC BY 4.0.</>,
    (geoNames) => <>Límites: Oficina del Censo de EE. UU. Códigos postales: {geoNames}, CC BY 4.0.</>,
  ),
  regions: {
    cook: say('Chicago and Cook County', 'Chicago y el condado de Cook'),
    north: say('North and northwest suburbs', 'Suburbios del norte y noroeste'),
    west: say('West suburbs', 'Suburbios del oeste'),
    south: say('South and southwest suburbs', 'Suburbios del sur y suroeste'),
    indiana: say('Northwest Indiana', 'Noroeste de Indiana'),
    lakeshore: say(
      'Southeast Wisconsin and southwest Michigan',
      'Sureste de Wisconsin y suroeste de Míchigan',
    ),
  },
  county: say(
    (name: string, state: string) => `${name} County, ${state}`,
    (name, state) => `Condado de ${name}, ${state}`,
  ),
  allOfCounty: say(
    (towns: number) => `all of it, ${towns} ${towns === 1 ? 'town' : 'towns'}`,
    (towns) => `completo, ${towns} ${towns === 1 ? 'localidad' : 'localidades'}`,
  ),
  partOfCounty: say(
    (towns: number) => `in part, ${towns} ${towns === 1 ? 'town' : 'towns'}`,
    (towns) => `en parte, ${towns} ${towns === 1 ? 'localidad' : 'localidades'}`,
  ),
  doYouCome: say('Do you come to me?', '¿Llegan hasta donde estoy?'),
  zipOrTown: say('ZIP code or town', 'Código postal o ciudad'),
  forExample: say('For example 60540, Naperville or Gary, IN', 'Por ejemplo 60540, Naperville o Gary, IN'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
});
