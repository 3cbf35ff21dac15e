import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './in-the-way-texts.en.ts';

export const texts: Translated<typeof english> = {
  visit: 'Una visita',
  block: 'Bloqueado',
  hold: 'Apartado para alguien que está al teléfono',
  bookAnyway: 'Agendar de todos modos',
  askOwner: 'Para agendar dos cosas a la vez, pídalo a la gerencia.',
  moveVisitsOf: (date, name) =>
    name ? `Mover las visitas de ${name} del ${date}` : `Mover las visitas del ${date}`,
};
