import { business } from '../values/business.ts';
import type { Translated } from '../values/language.ts';
import { maxTapHours, tapWaitingDays } from '../values/limits.ts';
import type { texts as english } from './visit-tap-texts.en.ts';

export const texts: Translated<typeof english> = {
  cannotDo: {
    reason: 'Diga por qué, para que la oficina llame al cliente',
    next: 'Elija qué sigue ahora',
    needsTime: 'El cliente está eligiendo otro horario para esta visita. Pregunte a la oficina',
    welderIsOffices: 'Solo la oficina manda a otra persona por su nombre',
  },
  reason: 'Motivo',
  takeBack: {
    tooLate: 'Ya pasó más de un minuto. Pida a la oficina que lo deshaga',
    notYours: 'Otra persona marcó esto. Pregunte a la oficina',
    gone: 'No hay nada así que deshacer. Revise de nuevo',
    laterFirst: 'Después de eso se marcó otra cosa. Deshaga primero lo último',
    reasonRequired: 'Diga por qué se deshace',
    handedOver: 'La oficina ya tiene este dinero. Pregunte a la oficina',
    refunded: 'Una parte de este dinero se reembolsó. Pregunte a la oficina',
  },
  visitTap: {
    time: 'La hora debe estar en formato ISO 8601, como 2026-11-22T15:00:00Z',
    ahead: 'Esta hora está en el futuro. Revise el reloj de su teléfono e intente de nuevo',
    tooOld: `Esto pasó hace más de ${tapWaitingDays} días. Cuéntele a la oficina lo que pasó`,
    hours: `Las horas deben ser un número de 0 a ${maxTapHours}`,
    onlyOvertaken: 'overtaken solo puede ser true',
    notYours: 'Esta visita ya no es suya. Pregunte a la oficina',
    cancelled: `Esta visita se canceló. Llame al ${business.phone} antes de seguir`,
    finished: 'Esta visita ya terminó. Diga a la oficina qué hay que cambiar',
    finishedEarly: 'La visita termina antes de empezar. Avise a la oficina',
  },
  couldNotBeDone: (reason) => `No se pudo hacer${reason && `: ${reason}`}`,
  note: 'Nota',
  takenBackKind: (kinds) => `El valor debe ser uno de estos: ${kinds}`,
};
