import { inLanguages, say } from '@welding/domain/values/language';

export const dayRoutesTexts = inLanguages({
  stopsInOrder: say('Stops in driving order', 'Paradas en orden de recorrido'),
  loading: say('Loading the stops', 'Cargando las paradas'),
  nothing: say('No stops on this day.', 'No hay paradas este día.'),
  driving: say(
    (duration: string) => `About ${duration} of driving, as the crow flies`,
    (duration) => `Cerca de ${duration} de manejo, en línea recta`,
  ),
  drivingAtLeast: say(
    (duration: string) => `At least ${duration} of driving, as the crow flies`,
    (duration) => `Al menos ${duration} de manejo, en línea recta`,
  ),
  drive: say(
    (duration: string | undefined) => (duration ? `About ${duration}` : 'Drive time unknown'),
    (duration) => (duration ? `Cerca de ${duration}` : 'Tiempo de manejo desconocido'),
  ),
  backToShop: say(
    (duration: string | undefined) =>
      duration ? `About ${duration} back to the shop` : 'Drive back to the shop unknown',
    (duration) =>
      duration ? `Cerca de ${duration} de regreso al taller` : 'Tiempo de regreso al taller desconocido',
  ),
  openRoute: say('Open route in Maps', 'Abrir la ruta en el mapa'),
  openRouteOf: say(
    (name: string) => `Open route in Maps: ${name}`,
    (name) => `Abrir la ruta en el mapa: ${name}`,
  ),
});
