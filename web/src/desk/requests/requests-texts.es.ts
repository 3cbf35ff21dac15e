import { spanishDirections as directions } from '@welding/domain/business/spanish-directions';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './requests-texts.en.ts';

export const texts: Translated<typeof english> = {
  requests: 'Solicitudes',
  nouns: 'solicitudes',
  which: 'Qué solicitudes',
  open: 'Abiertas',
  accepted: 'Aceptadas',
  closed: 'Cerradas',
  noneIn: {
    open: 'Ninguna solicitud espera respuesta.',
    accepted: 'Todavía no hay solicitudes aceptadas.',
    closed: 'No se ha cerrado ninguna solicitud.',
  },
  ring: 'Avisar con sonido cuando llegue una solicitud',
  isNew: 'Nueva',
  newOne: (name) => `${name}, nueva`,
  somebody: 'Alguien',
  inside: (place, miles, direction, radius) =>
    `${place}, a ${miles} millas ${directions[direction]}: dentro de nuestras ${radius} millas`,
  outside: (place, miles, direction, radius) =>
    `${place}, a ${miles} millas ${directions[direction]}: fuera de nuestras ${radius} millas`,
  zip: (zip) => `Código postal ${zip}`,
  zipOutside: (zip, radius) => `Código postal ${zip}: fuera de nuestras ${radius} millas`,
  one: (name) => `Solicitud nueva de ${name}`,
  several: (count) => `${count} solicitudes nuevas`,
};
