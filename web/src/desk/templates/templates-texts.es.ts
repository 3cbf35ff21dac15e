import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './templates-texts.en.ts';

export const texts: Translated<typeof english> = {
  templates: 'Plantillas',
  nouns: 'plantillas',
  subject: 'Las plantillas',
  none: 'Todavía no hay plantillas. Escriba un presupuesto y guárdelo ahí como plantilla.',
  lines: (count) => (count === 1 ? '1 renglón' : `${count} renglones`),
  name: 'Nombre',
  nameHint: 'Si usa el nombre de una plantilla que ya existe, la reemplaza.',
  saveAsATemplate: 'Guardar como plantilla …',
  saveAs: 'Guardar como plantilla',
  whatIsSaved:
    'Se guardan renglones, descuento, impuesto, anticipo y condiciones, para empezar con ellos otros presupuestos.',
  saveTemplate: 'Guardar plantilla',
  replaceTemplate: 'Reemplazar plantilla',
  kept: (name) => `Plantilla ${name} guardada`,
  takeLines: 'Tomar los renglones de una plantilla',
  choose: 'Elegir una plantilla',
  linesAdded: (name) => `Se agregaron los renglones de ${name}`,
  renameButton: 'Cambiar nombre …',
  renameWhich: (name) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Cambiar el nombre de la plantilla',
  rename: 'Cambiar nombre',
  remove: 'Quitar',
  removeWhich: (name) => `Quitar ${name}`,
  removed: (name) => `Plantilla ${name} quitada`,
  undo: 'Deshacer',
  notBack: 'La plantilla no se recuperó',
  notBackWhy: 'Puede que alguien la haya cambiado mientras tanto. Revise la lista.',
};
