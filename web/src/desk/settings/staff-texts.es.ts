import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './staff-texts.en.ts';

export const texts: Translated<typeof english> = {
  addAPerson: 'Agregar a una persona',
  add: 'Agregar',
  adding: 'Agregando',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Puesto',
  added: (name) => `Se agregó a ${name}`,
  passwordMailed: (email) => `Se envió un correo a ${email}`,
  noOneYet: 'Todavía no hay nadie.',
  staff: 'Personal',
  rateSaved: 'Tarifa guardada',
  saveRate: 'Guardar la tarifa',
  costOfAnHour: 'Costo por hora, en dólares',
  rateIsFrozen: 'Solo la ve la gerencia. Las horas conservan la tarifa del día en que se hacen.',
  rateOf: (name) => `Tarifa de ${name}`,
  deactivatedAside: '(sin acceso)',
  saved: 'Guardado',
  save: 'Guardar',
  activeAgain: 'Acceso restablecido',
  deactivated: 'Acceso desactivado',
  undo: 'Deshacer',
  deactivate: 'Desactivar el acceso',
  makeActiveAgain: 'Restablecer el acceso',
  nounPeople: 'personas',
};
