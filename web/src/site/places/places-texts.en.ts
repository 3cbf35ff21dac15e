import type { CompassDirection } from '@welding/domain/business/service-area';

export const texts = {
  call: (phone: string) => `Call ${phone}`,
  miles: (amount: string) => `${amount} ${amount === '1' ? 'mile' : 'miles'}`,
  inTheHeart: (place: string, center: string) => `${place} is in the heart of ${center}`,
  away: (place: string, miles: string, direction: CompassDirection, center: string) =>
    `${place} is about ${miles} ${direction} of downtown ${center}`,
  weCome: 'Yes, we come to you.',
  atTheEdge: 'Right at the edge: call us.',
  outside: 'Outside our usual area: call us.',
  isInside: (where: string, radius: number) => `${where}, inside our ${radius}-mile area.`,
  isJustOutside: (where: string, radius: number) =>
    `${where}, just outside our ${radius}-mile area. Special arrangements are often possible.`,
  isOutside: (where: string, radius: number) =>
    `${where}, outside our ${radius}-mile area. Special arrangements are often possible.`,
  whichOne: 'Which one do you mean?',
  unknownZip: (zip: string, miles: number, center: string) =>
    `We don’t know a ZIP code ${zip} within ${miles} miles of ${center}.`,
  checkZip: 'Please check the number. If it’s right, call us: special arrangements are often possible.',
  unknownTown: (name: string) => `We have no town “${name}” on our list.`,
  tryZip: 'Please try its ZIP code, or the town next to it. Or just call us and ask.',
};
