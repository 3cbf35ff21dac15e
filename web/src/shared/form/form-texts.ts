import { inLanguages, say } from '@welding/domain/values/language';

export const formTexts = inLanguages({
  yes: say('Yes', 'Sí'),
  no: 'No',
  startOver: say('Start over', 'Empezar de nuevo'),
  restored: say('What you typed before is still here.', 'Lo que escribió antes sigue aquí.'),
  changesDiscarded: say('Changes discarded', 'Cambios descartados'),
  undo: say('Undo', 'Deshacer'),
  moreToLookAt: say(
    (count: number) => `And ${count} more to check.`,
    (count) => `Y ${count} más por revisar.`,
  ),
  remove: say(
    (name: string) => `Remove ${name}`,
    (name) => `Quitar ${name}`,
  ),
  chicagoTime: say(
    (label: string) => `${label} (Chicago time)`,
    (label) => `${label} (hora de Chicago)`,
  ),
  none: say('None', 'Ninguno'),
  /** Labels the choice of percent or dollars. */
  unitOf: say(
    (label: string) => `${label} in`,
    (label) => `${label} en`,
  ),
  email: say('Email', 'Correo electrónico'),
  youTyped: say('You typed', 'Usted escribió'),
  storedNow: say('Stored now', 'Guardado ahora'),
  nothing: say('nothing', 'nada'),
  saveMine: say('Save mine', 'Guardar lo mío'),
  takeTheirs: say('Use what’s saved', 'Tomar lo guardado'),
  notSavedOffline: say(
    'No connection: nothing was saved. What you typed stays here; try again.',
    'Sin conexión: no se guardó nada. Lo que escribió sigue aquí; intente de nuevo.',
  ),
  notSaved: say(
    'Something went wrong and nothing was saved. Please try again.',
    'Falló y no se guardó nada. Intente de nuevo.',
  ),
  savedBeforeChange: say('Saved, but without your last change', 'Se guardó, pero sin su último cambio'),
  changeKept: say(
    (fields: string) => `You changed this while it was being sent. It’s still in the form: ${fields}`,
    (fields) => `Lo cambió mientras se enviaba. Sigue en el formulario: ${fields}`,
  ),
  changeNotSaved: say(
    (fields: string) => `You changed this while it was being sent, so please change it again: ${fields}`,
    (fields) => `Lo cambió mientras se enviaba; cámbielo de nuevo: ${fields}`,
  ),
  checkValue: say('Please check this value', 'Revise este valor'),
});
