import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';
import { maxTapHours, tapWaitingDays } from '../values/limits.ts';

export const visitTapTexts = inLanguages({
  cannotDo: {
    reason: say(
      'Please say why, so that the office can call the client',
      'Diga por qué, para que la oficina llame al cliente',
    ),
    next: say('Choose what happens now', 'Elija qué sigue ahora'),
    needsTime: say(
      'The client is choosing a new time for this visit. Please ask the office',
      'El cliente está eligiendo otro horario para esta visita. Pregunte a la oficina',
    ),
    welderIsOffices: say(
      'Only the office sends somebody else by name',
      'Solo la oficina manda a otra persona por su nombre',
    ),
  },
  reason: say('Reason', 'Motivo'),
  takeBack: {
    tooLate: say(
      'More than a minute has passed. Please ask the office to take it back',
      'Ya pasó más de un minuto. Pida a la oficina que lo deshaga',
    ),
    notYours: say(
      'Somebody else tapped this. Please ask the office',
      'Otra persona marcó esto. Pregunte a la oficina',
    ),
    gone: say(
      'There is no such tap to take back. Please look again',
      'No hay nada así que deshacer. Revise de nuevo',
    ),
    laterFirst: say(
      'Something was tapped after that. Take the later tap back first',
      'Después de eso se marcó otra cosa. Deshaga primero lo último',
    ),
    reasonRequired: say('Please say why it is taken back', 'Diga por qué se deshace'),
    handedOver: say(
      'The office has this money already. Please ask the office',
      'La oficina ya tiene este dinero. Pregunte a la oficina',
    ),
    refunded: say(
      'Some of this money was refunded. Please ask the office',
      'Una parte de este dinero se reembolsó. Pregunte a la oficina',
    ),
  },
  visitTap: {
    time: say(
      'The time of the tap must be ISO 8601, like 2026-11-22T15:00:00Z',
      'La hora debe estar en formato ISO 8601, como 2026-11-22T15:00:00Z',
    ),
    ahead: say(
      'This tap is dated in the future. Please check your phone’s clock and try again',
      'Esta hora está en el futuro. Revise el reloj de su teléfono e intente de nuevo',
    ),
    tooOld: say(
      `This tap is more than ${tapWaitingDays} days old. Please tell the office what happened`,
      `Esto pasó hace más de ${tapWaitingDays} días. Cuéntele a la oficina lo que pasó`,
    ),
    hours: say(
      `Hours must be a number from 0 to ${maxTapHours}`,
      `Las horas deben ser un número de 0 a ${maxTapHours}`,
    ),
    onlyOvertaken: say('overtaken can only be true', 'overtaken solo puede ser true'),
    notYours: say(
      'This visit isn’t yours anymore. Please ask the office',
      'Esta visita ya no es suya. Pregunte a la oficina',
    ),
    cancelled: say(
      `This visit was cancelled. Please call ${business.phone} before you go on`,
      `Esta visita se canceló. Llame al ${business.phone} antes de seguir`,
    ),
    finished: say(
      'This visit is already finished. Please tell the office what to change',
      'Esta visita ya terminó. Diga a la oficina qué hay que cambiar',
    ),
    finishedEarly: say(
      'The visit ends before it starts. Please tell the office',
      'La visita termina antes de empezar. Avise a la oficina',
    ),
  },
  couldNotBeDone: say(
    (reason: string) => `Could not be done${reason && `: ${reason}`}`,
    (reason) => `No se pudo hacer${reason && `: ${reason}`}`,
  ),
  note: say('Note', 'Nota'),
  takenBackKind: say(
    (kinds: string) => `of must be one of ${kinds}`,
    (kinds) => `El valor debe ser uno de estos: ${kinds}`,
  ),
});
