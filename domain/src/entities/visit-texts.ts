import { inLanguages, say } from '../values/language.ts';

export const visitTexts = inLanguages({
  overlap: say('Two of the days overlap', 'Dos de los días se enciman'),
  planDays: say(
    (maxPlanDays: number) => `Plan 1 to ${maxPlanDays} days`,
    (max) => `Programe de 1 a ${max} días`,
  ),
  messages: {
    clientRequired: say('Choose a client', 'Elija un cliente'),
    noSuchWelder: say(
      'No active staff member has this id',
      'Nadie activo del personal tiene este identificador',
    ),
    completed: say(
      'This visit is completed. Its time and welder stay as they are',
      'Esta visita está terminada. Su hora y su soldador se quedan como están',
    ),
    cancelled: say(
      'This visit is cancelled. Bring it back first',
      'Esta visita está cancelada. Recupérela primero',
    ),
    ownerBooksAnyway: say(
      'Only the owner can double-book this',
      'Solo la gerencia puede agendar encima de otra cosa',
    ),
    reasonRequired: say('Say why it is cancelled', 'Diga por qué se cancela'),
    timeSkipped: say('This time does not exist. Please choose another', 'Esta hora no existe. Elija otra'),
  },
  address: say('Address', 'Dirección'),
  description: say('Description', 'Descripción'),
  title: say('Title', 'Título'),
  reason: say('Reason', 'Motivo'),
  bookAnyway: 'bookAnyway',
  onlyScheduled: say('Status can only be set to scheduled', 'El estado solo se puede poner en scheduled'),
  onlyInside: say('outsideHours can only be set to false', 'outsideHours solo se puede poner en false'),
  onlyKeepsTime: say('needsTime can only be set to false', 'needsTime solo se puede poner en false'),
  onlyKeepsWelder: say('needsWelder can only be set to false', 'needsWelder solo se puede poner en false'),
  window: say(
    (maxVisitWindowMinutes: number) => `Arrival window must be 0 to ${maxVisitWindowMinutes} whole minutes`,
    (max) => `El margen de llegada debe ser de 0 a ${max} minutos enteros`,
  ),
});
