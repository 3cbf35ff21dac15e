import { business } from '../values/business.ts';

export const texts = {
  /** A visit whose own words nobody has proven. */
  visit: 'Welding visit',
  weArrive: (arrival: string) => `We arrive ${arrival}.`,
  comesToYou: (duration: string) =>
    `${business.name} comes to you (${duration}). To change the appointment, call ${business.phone}.`,
};
