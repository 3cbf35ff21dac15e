import { inLanguages, say } from '../values/language.ts';

export const projectRequestTexts = inLanguages({
  messages: {
    clientRequired: say('Client is required', 'Elija un cliente'),
    titleRequired: say('Title is required', 'Escriba un título'),
    serviceRequired: say('Please select a service', 'Elija un servicio'),
    finalCostRequired: say(
      'Final cost is required to complete a project',
      'Para terminar un proyecto hace falta el costo final',
    ),
    finalCostTooEarly: say(
      'The final cost belongs to a completed project',
      'El costo final es de un proyecto terminado',
    ),
    reasonRequired: say(
      'Reason is required to cancel a project',
      'Indique el motivo para cancelar un proyecto',
    ),
    statusUnknown: say(
      'Status must be pending, in_progress, completed or cancelled',
      'El estado debe ser pending, in_progress, completed o cancelled',
    ),
    scheduledDate: say('Please give a day and a time', 'Indique un día y una hora'),
  },
  title: say('Title', 'Título'),
  description: say('Description', 'Descripción'),
  address: say('Address', 'Dirección'),
  byMistake: say('By mistake', 'Por error'),
  reason: say('Reason', 'Motivo'),
  moves: {
    begin: say('Start work', 'Empezar el trabajo'),
    putBack: say('Put back to Pending', 'Regresar a Pendiente'),
    complete: say('Complete', 'Terminar'),
    cancel: say('Cancel project', 'Cancelar el proyecto'),
    reopenWork: say('Reopen as In Progress', 'Reabrir como En curso'),
    reopen: say('Reopen as Pending', 'Reabrir como Pendiente'),
  },
  noSuchMove: say(
    (from: string, to: string) => `A project that is ${from} cannot become ${to}. Reopen it first`,
    (from, to) => `Un proyecto con estado ${from} no puede pasar a ${to}. Reábralo primero`,
  ),
});
