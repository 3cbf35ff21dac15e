import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';

export const visitCalendarTexts = inLanguages({
  /** The title of a visit whose own words are unconfirmed. */
  visit: say('Welding visit', 'Visita de soldadura'),
  weArrive: say(
    (arrival: string) => `We arrive ${arrival}.`,
    (arrival) => `Llegada: ${arrival}.`,
  ),
  comesToYou: say(
    (duration: string) =>
      `${business.name} comes to you (${duration}). To change the visit, call ${business.phone}.`,
    (duration) =>
      `${business.name} va a donde usted esté (${duration}). Para cambiar la cita, llame al ${business.phone}.`,
  ),
});
