import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-forms-texts.en.ts';

export const texts: Translated<typeof english> = {
  finishTheVisit: 'Terminar la visita',
  hoursWorked: 'Horas trabajadas',
  amountToCollect: 'Monto por cobrar, en dólares',
  noteForTheOffice: 'Nota para la oficina',
  clientDoesNotSee: 'El cliente no la ve.',
  notYet: 'Todavía no',
  cannotDo: 'No se puede hacer',
  why: '¿Por qué no se puede hacer este trabajo?',
  whatHappensNow: '¿Qué sigue?',
  anotherTime: 'Otra hora: la elige el cliente',
  anotherWelder: 'Otro soldador: lo busca la oficina',
  cancelTheVisit: 'Cancelar la visita',
  send: 'Enviar',
  keepIt: 'Conservarla',
};
