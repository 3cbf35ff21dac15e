import { inLanguages, say } from '@welding/domain/values/language';

export const staffTexts = inLanguages({
  addAPerson: say('Add a person', 'Agregar a una persona'),
  add: say('Add', 'Agregar'),
  adding: say('Adding', 'Agregando'),
  name: say('Name', 'Nombre'),
  email: say('E-mail', 'Correo electrónico'),
  role: say('Role', 'Puesto'),
  added: say(
    (name: string) => `${name} was added`,
    (name) => `Se agregó a ${name}`,
  ),
  passwordMailed: say(
    (email: string) => `An e-mail is on its way to ${email}`,
    (email) => `Se envió un correo a ${email}`,
  ),
  noOneYet: say('No one yet.', 'Todavía no hay nadie.'),
  staff: say('Staff', 'Personal'),
  rateSaved: say('Rate saved', 'Tarifa guardada'),
  saveRate: say('Save rate', 'Guardar la tarifa'),
  costOfAnHour: say('Cost of an hour, dollars', 'Costo por hora, en dólares'),
  rateIsFrozen: say(
    'Only owners see it. Hours keep the rate of the day they are made.',
    'Solo la ve la gerencia. Las horas conservan la tarifa del día en que se hacen.',
  ),
  rateOf: say(
    (name: string) => `Rate of ${name}`,
    (name) => `Tarifa de ${name}`,
  ),
  deactivatedAside: say('(deactivated)', '(sin acceso)'),
  saved: say('Saved', 'Guardado'),
  save: say('Save', 'Guardar'),
  activeAgain: say('Active again', 'Acceso restablecido'),
  deactivated: say('Deactivated', 'Acceso desactivado'),
  undo: say('Undo', 'Deshacer'),
  deactivate: say('Deactivate', 'Desactivar el acceso'),
  makeActiveAgain: say('Make active again', 'Restablecer el acceso'),
  nounPeople: say('people', 'personas'),
});
