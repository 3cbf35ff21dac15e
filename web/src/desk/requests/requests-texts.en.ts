import type { CompassDirection } from '@welding/domain/business/service-area';

export const texts = {
  requests: 'Requests',
  nouns: 'requests',
  which: 'Which requests',
  open: 'Open',
  accepted: 'Accepted',
  closed: 'Closed',
  noneIn: {
    open: 'No request is waiting for an answer.',
    accepted: 'No accepted requests yet.',
    closed: 'No request was closed.',
  },
  ring: 'Ring when a request comes in',
  isNew: 'New',
  newOne: (name: string) => `${name}, new`,
  somebody: 'Somebody',
  inside: (place: string, miles: number, direction: CompassDirection, radius: number) =>
    `${place}, ${miles} miles ${direction}: inside our ${radius} miles`,
  outside: (place: string, miles: number, direction: CompassDirection, radius: number) =>
    `${place}, ${miles} miles ${direction}: outside our ${radius} miles`,
  zip: (zip: string) => `ZIP ${zip}`,
  zipOutside: (zip: string, radius: number) => `ZIP ${zip}: outside our ${radius} miles`,
  one: (name: string) => `New request from ${name}`,
  several: (count: number) => `${count} new requests`,
};
