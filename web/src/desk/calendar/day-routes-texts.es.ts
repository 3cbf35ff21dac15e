import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './day-routes-texts.en.ts';

export const texts: Translated<typeof english> = {
  stopsInOrder: 'Paradas en orden de recorrido',
  loading: 'Cargando las paradas',
  nothing: 'No hay paradas este día.',
  driving: (duration) => `Cerca de ${duration} de manejo, en línea recta`,
  drivingAtLeast: (duration) => `Al menos ${duration} de manejo, en línea recta`,
  drive: (duration) => (duration ? `Cerca de ${duration}` : 'Tiempo de manejo desconocido'),
  backToShop: (duration) =>
    duration ? `Cerca de ${duration} de regreso al taller` : 'Tiempo de regreso al taller desconocido',
  openRoute: 'Abrir la ruta en el mapa',
  openRouteOf: (name) => `Abrir la ruta en el mapa: ${name}`,
};
