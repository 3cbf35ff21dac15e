import { inLanguages, say } from '@welding/domain/values/language';

export const visitFormsTexts = inLanguages({
  finishTheVisit: say('Finish the visit', 'Terminar la visita'),
  hoursWorked: say('Hours worked', 'Horas trabajadas'),
  amountToCollect: say('Amount to collect, in dollars', 'Monto por cobrar, en dólares'),
  noteForTheOffice: say('Note for the office', 'Nota para la oficina'),
  clientDoesNotSee: say('The client does not see it.', 'El cliente no la ve.'),
  notYet: say('Not yet', 'Todavía no'),
  cannotDo: say('Can’t do this job', 'No se puede hacer'),
  why: say('Why can’t you do this job?', '¿Por qué no se puede hacer este trabajo?'),
  whatHappensNow: say('What happens now?', '¿Qué sigue?'),
  anotherTime: say('Another time: the client picks one', 'Otra hora: la elige el cliente'),
  anotherWelder: say('Another welder: the office finds one', 'Otro soldador: lo busca la oficina'),
  cancelTheVisit: say('Cancel the visit', 'Cancelar la visita'),
  send: say('Send', 'Enviar'),
  keepIt: say('Keep it', 'Conservarla'),
});
