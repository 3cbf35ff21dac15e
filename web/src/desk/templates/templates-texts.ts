import { inLanguages, say } from '@welding/domain/values/language';

export const templatesTexts = inLanguages({
  templates: say('Templates', 'Plantillas'),
  nouns: say('templates', 'plantillas'),
  /** The start of a sentence about a failed load. */
  none: say(
    'No templates yet. Write an estimate, and save it as a template there.',
    'Todavía no hay plantillas. Escriba un presupuesto y guárdelo ahí como plantilla.',
  ),
  lines: say(
    (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    (count) => (count === 1 ? '1 renglón' : `${count} renglones`),
  ),
  nameHint: say(
    'Using an existing template’s name replaces it.',
    'Si usa el nombre de una plantilla que ya existe, la reemplaza.',
  ),
  saveAsATemplate: say('Save as a template …', 'Guardar como plantilla …'),
  saveAs: say('Save as a template', 'Guardar como plantilla'),
  whatIsSaved: say(
    'Lines, discount, tax, deposit and terms are saved for other estimates to start from.',
    'Se guardan renglones, descuento, impuesto, anticipo y condiciones, para empezar con ellos otros presupuestos.',
  ),
  saveTemplate: say('Save template', 'Guardar plantilla'),
  replaceTemplate: say('Replace template', 'Reemplazar plantilla'),
  kept: say(
    (name: string) => `Template ${name} saved`,
    (name) => `Plantilla ${name} guardada`,
  ),
  takeLines: say('Start from a template', 'Empezar con una plantilla'),
  choose: say('Choose a template', 'Elegir una plantilla'),
  linesAdded: say(
    (name: string) => `Lines of ${name} added`,
    (name) => `Se agregaron los renglones de ${name}`,
  ),
  renameButton: say('Rename …', 'Cambiar nombre …'),
  renameWhich: say(
    (name: string) => `Rename ${name}`,
    (name) => `Cambiar el nombre de ${name}`,
  ),
  renameTitle: say('Rename the template', 'Cambiar el nombre de la plantilla'),
  rename: say('Rename', 'Cambiar nombre'),
  remove: say('Remove', 'Quitar'),
  removeWhich: say(
    (name: string) => `Remove ${name}`,
    (name) => `Quitar ${name}`,
  ),
  removed: say(
    (name: string) => `Template ${name} removed`,
    (name) => `Plantilla ${name} quitada`,
  ),
  undo: say('Undo', 'Deshacer'),
  notBack: say('The template was not brought back', 'La plantilla no se recuperó'),
  notBackWhy: say(
    'Someone may have changed it in the meantime. Please check the list.',
    'Puede que alguien la haya cambiado mientras tanto. Revise la lista.',
  ),
});
