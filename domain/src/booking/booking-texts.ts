import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';

export const bookingTexts = inLanguages({
  reason: say('Reason', 'Motivo'),
  messages: {
    taken: say('That time is taken', 'Esa hora ya está ocupada'),
    finished: say(
      'This visit is finished. Please book another one',
      'Esta visita ya terminó. Reserve otra, por favor',
    ),
    cancelled: say(
      'This visit is cancelled. Please book another one',
      'Esta visita está cancelada. Reserve otra, por favor',
    ),
    onTheWay: say(
      `Your welder is already on the way. To change this visit, please call us at ${business.phone}`,
      `Ya vamos en camino. Para cambiar esta visita, llámenos al ${business.phone}`,
    ),
    feedGone: say(
      'This calendar link no longer works. Find the new one on the desk',
      'Este enlace del calendario ya no funciona. Busque el nuevo en la oficina',
    ),
  },
  pastCutoff: say(
    (hours: number) => {
      if (hours === 0) return `This visit has started. To change it, please call us at ${business.phone}`;
      const notice = hours === 1 ? 'an hour' : `${hours} hours`;
      return `This visit starts in less than ${notice}. To move or cancel it, please call us at ${business.phone}`;
    },
    (hours: number) => {
      if (hours === 0) return `Esta visita ya empezó. Para cambiarla, llámenos al ${business.phone}`;
      const notice = hours === 1 ? 'una hora' : `${hours} horas`;
      return `Faltan menos de ${notice} para esta visita. Para cambiarla o cancelarla, llámenos al ${business.phone}`;
    },
  ),
});
