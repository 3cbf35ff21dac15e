import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './in-the-way-texts.en.ts';

export const texts: Translated<typeof english> = {
  visit: 'Una visita',
  block: 'Bloqueado',
  hold: 'Apartado para alguien que está al teléfono',
  bookAnyway: 'Agendar de todos modos',
  askOwner: 'Para agendar dos cosas a la vez, pídaselo al dueño.',
  moveVisitsOf: (date) => `Mover las visitas del ${date}`,
};
