import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './service-area-texts.en.tsx';

const { serviceRadiusMiles: radius } = business;
const { name: center } = business.serviceCenter;

export const texts: Translated<typeof english> = {
  title: 'Zona de servicio',
  loadingMap: 'El mapa aparece en cuanto su conexión lo permita.',
  measuredFrom: () =>
    `Chicago y sus alrededores, ${radius} millas a la redonda, contadas desde el centro de ${center}.`,
  coverage: 'Cobertura',
  whereWeWork: 'Dónde trabajamos',
  outside: `¿Está a más de ${radius} millas?`,
  specialArrangements: 'Llámenos y vemos cómo hacerle. Si el trabajo lo vale, vamos más lejos.',
  sources: (geoNames) => <>Límites: Oficina del Censo de EE. UU. Códigos postales: {geoNames}, CC BY 4.0.</>,
  regions: {
    cook: 'Chicago y el condado de Cook',
    north: 'Suburbios del norte y noroeste',
    west: 'Suburbios del oeste',
    south: 'Suburbios del sur y suroeste',
    indiana: 'Noroeste de Indiana',
    lakeshore: 'Sureste de Wisconsin y suroeste de Míchigan',
  },
  county: (name, state) => `Condado de ${name}, ${state}`,
  allOfCounty: (towns) => `completo, ${towns} ${towns === 1 ? 'localidad' : 'localidades'}`,
  partOfCounty: (towns) => `en parte, ${towns} ${towns === 1 ? 'localidad' : 'localidades'}`,
  doYouCome: '¿Llegan hasta donde estoy?',
  zipOrTown: 'Código postal o ciudad',
  forExample: 'Por ejemplo 60540, Naperville o Gary, IN',
  looking: 'Buscando',
  notLoaded: 'No se cargó la lista de lugares.',
  tryAgain: 'Intentar de nuevo',
};
