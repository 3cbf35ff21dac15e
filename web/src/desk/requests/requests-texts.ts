import type { CompassDirection } from '@welding/domain/business/service-area';
import { spanishDirections as directions } from '@welding/domain/business/spanish-directions';
import { inLanguages, say } from '@welding/domain/values/language';

export const requestsTexts = inLanguages({
  requests: say('Requests', 'Solicitudes'),
  nouns: say('requests', 'solicitudes'),
  which: say('Which requests', 'Qué solicitudes'),
  open: say('Open', 'Abiertas'),
  accepted: say('Accepted', 'Aceptadas'),
  closed: say('Closed', 'Cerradas'),
  noneIn: {
    open: say('No request is waiting for an answer.', 'Ninguna solicitud espera respuesta.'),
    accepted: say('No accepted requests yet.', 'Todavía no hay solicitudes aceptadas.'),
    closed: say('No request was closed.', 'No se ha cerrado ninguna solicitud.'),
  },
  isNew: say('New', 'Nueva'),
  newOne: say(
    (name: string) => `${name}, new`,
    (name) => `${name}, nueva`,
  ),
  somebody: say('Somebody', 'Alguien'),
  inside: say(
    (place: string, miles: number, direction: CompassDirection, radius: number) =>
      `${place}, ${miles} miles ${direction}: inside our ${radius} miles`,
    (place, miles, direction, radius) =>
      `${place}, a ${miles} millas ${directions[direction]}: dentro de nuestras ${radius} millas`,
  ),
  outside: say(
    (place: string, miles: number, direction: CompassDirection, radius: number) =>
      `${place}, ${miles} miles ${direction}: outside our ${radius} miles`,
    (place, miles, direction, radius) =>
      `${place}, a ${miles} millas ${directions[direction]}: fuera de nuestras ${radius} millas`,
  ),
  near: say(
    (place: string, miles: number) => `${place}, ${miles} miles`,
    (place, miles) => `${place}, ${miles} millas`,
  ),
  far: say(
    (place: string, miles: number) => `${place}, ${miles} miles: outside our area`,
    (place, miles) => `${place}, ${miles} millas: fuera de nuestra zona`,
  ),
  zip: say(
    (zip: string) => `ZIP ${zip}`,
    (zip) => `Código postal ${zip}`,
  ),
  zipOutside: say(
    (zip: string, radius: number) => `ZIP ${zip}: outside our ${radius} miles`,
    (zip, radius) => `Código postal ${zip}: fuera de nuestras ${radius} millas`,
  ),
  one: say(
    (name: string) => `New request from ${name}`,
    (name) => `Solicitud nueva de ${name}`,
  ),
  several: say(
    (count: number) => `${count} new requests`,
    (count) => `${count} solicitudes nuevas`,
  ),
});
