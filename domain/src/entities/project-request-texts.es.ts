import type { Translated } from '../values/language.ts';
import type { texts as english } from './project-request-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    clientRequired: 'Elija un cliente',
    titleRequired: 'Escriba un título',
    serviceRequired: 'Elija un servicio',
    finalCostRequired: 'Para terminar un proyecto hace falta el costo final',
    finalCostTooEarly: 'El costo final es de un proyecto terminado',
    reasonRequired: 'Indique el motivo para cancelar un proyecto',
    statusUnknown: 'El estado debe ser pending, in_progress, completed o cancelled',
    scheduledDate: 'Indique un día y una hora',
  },
  title: 'Título',
  description: 'Descripción',
  address: 'Dirección',
  byMistake: 'Por error',
  reason: 'Motivo',
  moves: {
    begin: 'Empezar el trabajo',
    putBack: 'Regresar a Pendiente',
    complete: 'Terminar',
    cancel: 'Cancelar el proyecto',
    reopenWork: 'Reabrir como En curso',
    reopen: 'Reabrir como Pendiente',
  },
  noSuchMove: (from, to) => `Un proyecto con estado ${from} no puede pasar a ${to}. Reábralo primero`,
};
