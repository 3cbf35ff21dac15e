import { inLanguages, plural, say } from '../values/language.ts';
import type { AuditAction, ToldEntity } from './audit-entry.ts';

/** "a" and "de" contract with "el". */
const a = (what: string) => (what.startsWith('el ') ? `al ${what.slice(3)}` : `a ${what}`);
const de = (what: string) => (what.startsWith('el ') ? `del ${what.slice(3)}` : `de ${what}`);

const spanishActions: Readonly<Record<AuditAction, (what: string) => string>> = {
  accepted: (what) => `aceptó ${what}`,
  added: (what) => `agregó ${what}`,
  'added a comment to': (what) => `agregó un comentario ${a(what)}`,
  'added a note to': (what) => `agregó una nota ${a(what)}`,
  'added a photo to': (what) => `agregó una foto ${a(what)}`,
  'added an expense to': (what) => `agregó un gasto ${a(what)}`,
  'answered a question about': (what) => `contestó una pregunta sobre ${what}`,
  'agreed to show': (what) => `dio permiso para mostrar ${what}`,
  answered: (what) => `contestó ${what}`,
  approved: (what) => `aprobó ${what}`,
  'asked about': (what) => `preguntó por ${what}`,
  assigned: (what) => `asignó ${what}`,
  'brought back': (what) => `recuperó ${what}`,
  'can make after all': (what) => `sí puede hacer ${what}`,
  cancelled: (what) => `canceló ${what}`,
  changed: (what) => `cambió ${what}`,
  'changed a caption of': (what) => `cambió el texto de una foto ${de(what)}`,
  closed: (what) => `cerró ${what}`,
  collected: (what) => `cobró ${what}`,
  'collected a signature on': (what) => `recogió una firma en ${what}`,
  corrected: (what) => `corrigió ${what}`,
  'confirmed the overlap of': (what) => `confirmó que se enciman con otras ${what}`,
  'could not make': (what) => `no pudo hacer ${what}`,
  created: (what) => `creó ${what}`,
  credited: (what) => `acreditó ${what}`,
  declined: (what) => `rechazó ${what}`,
  discarded: (what) => `descartó ${what}`,
  dismissed: (what) => `quitó ${what} de los problemas`,
  erased: (what) => `borró ${what}`,
  'followed up on': (what) => `dio seguimiento ${a(what)}`,
  finished: (what) => `terminó ${what}`,
  'handed over': (what) => `entregó ${what}`,
  merged: (what) => `unió ${what}`,
  opened: (what) => `abrió ${what}`,
  published: (what) => `publicó ${what}`,
  'put a photo back to': (what) => `regresó una foto ${a(what)}`,
  'put back': (what) => `volvió a poner ${what}`,
  're-sent': (what) => `envió de nuevo ${what}`,
  received: (what) => `recibió ${what}`,
  recorded: (what) => `registró ${what}`,
  'recorded a phone approval of': (what) => `registró una aprobación por teléfono ${de(what)}`,
  refunded: (what) => `reembolsó ${what}`,
  'reminded of': (what) => `envió un recordatorio ${de(what)}`,
  removed: (what) => `quitó ${what}`,
  'removed a photo from': (what) => `quitó una foto ${de(what)}`,
  reopened: (what) => `reabrió ${what}`,
  replaced: (what) => `reemplazó ${what}`,
  retired: (what) => `retiró ${what}`,
  'saw to a refused tap on': (what) => `atendió un toque rechazado ${de(what)}`,
  sent: (what) => `envió ${what}`,
  'set out for': (what) => `salió hacia ${what}`,
  'signed out': (what) => `cerró todas las sesiones ${de(what)}`,
  started: (what) => `empezó ${what}`,
  'took back': (what) => `deshizo ${what}`,
  'took back On my way of': (what) => `deshizo el «Voy en camino» ${de(what)}`,
  'took back the start of': (what) => `deshizo el inicio ${de(what)}`,
  'took back the finish of': (what) => `deshizo el término ${de(what)}`,
  'took back the cancellation of': (what) => `deshizo la cancelación ${de(what)}`,
  'took out all of': (what) => `sacó todos ${what}`,
  unpublished: (what) => `quitó del sitio ${what}`,
  voided: (what) => `anuló ${what}`,
  withdrew: (what) => `retiró el permiso para mostrar ${what}`,
  wrote: (what) => `escribió ${what}`,
};

/** Words an action in Spanish. @param what with its article */
function spanishAction(action: AuditAction, what: string): string {
  return spanishActions[action](what);
}

const englishEntities: Record<ToldEntity, string> = {
  client: 'client',
  project: 'project',
  appointment: 'visit',
  block: 'blocked time',
  recurringBlock: 'recurring blocked time',
  quote: 'request',
  payment: 'payment',
  estimate: 'estimate',
  changeOrder: 'change order',
  template: 'template',
  priceEntry: 'price book entry',
  invoice: 'invoice',
  expense: 'expense',
  staff: 'staff',
  settings: 'settings',
  mail: 'email',
  workEntry: 'hours',
  work: 'finished work',
  review: 'review',
  everything: 'data',
  other: 'record',
};

const spanishEntities: Record<ToldEntity, string> = {
  client: 'el cliente',
  project: 'el proyecto',
  appointment: 'la visita',
  block: 'el tiempo bloqueado',
  recurringBlock: 'el tiempo bloqueado recurrente',
  quote: 'la solicitud',
  payment: 'el pago',
  estimate: 'el presupuesto',
  changeOrder: 'la orden de cambio',
  template: 'la plantilla',
  priceEntry: 'la entrada de la lista de precios',
  invoice: 'la factura',
  expense: 'el gasto',
  staff: 'la cuenta',
  settings: 'la configuración',
  mail: 'el correo',
  workEntry: 'las horas',
  work: 'el trabajo terminado',
  review: 'la reseña',
  everything: 'los datos',
  other: 'el registro',
};

const spanishActors: Readonly<Record<string, string>> = {
  'Erased client': 'Cliente borrado',
  'The former email': 'El correo anterior',
  Merging: 'Fusión',
  'Repeated plans': 'Planes repetidos',
  Setup: 'Configuración inicial',
  Erasing: 'Borrado',
  'Undoing an import': 'Anulación de una importación',
  'Follow-ups': 'Seguimientos',
};

export const auditTexts = inLanguages({
  otherField: say(
    (words: string) => words,
    (words) => `el campo «${words}»`,
  ),
  theField: say(
    (label: string) => `the ${label}`,
    (label) => label,
  ),
  changed: say(
    (what: string) => `changed ${what}`,
    (what) => `cambió ${what}`,
  ),
  done: say(
    (action: AuditAction, entity: ToldEntity) => `${action} the ${englishEntities[entity]}`,
    (action, entity) => spanishAction(action, spanishEntities[entity]),
  ),
  /** System actors and erased clients; the history stores them in English. */
  actor: say(
    (name: string) => name,
    (name) => spanishActors[name] ?? name,
  ),
  removed: say(
    (label: string) => `${label} (removed)`,
    (label) => `${label} (se quitó)`,
  ),
  to: say(
    (label: string, value: string) => `${label} to ${value}`,
    (label, value) => `${label} a ${value}`,
  ),
  fromTo: say(
    (label: string, from: string, to: string) => `${label} from ${from} to ${to}`,
    (label, from, to) => `${label} de ${from} a ${to}`,
  ),
  quoted: say(
    (text: string) => `“${text}”`,
    (text) => `«${text}»`,
  ),
  yes: say('yes', 'sí'),
  no: 'no',
  none: say('none', 'nada'),
  anotherValue: say('another value', 'otro valor'),
  entries: say(
    (count: number) => plural(count, '1 entry', `${count} entries`),
    (count) => plural(count, '1 entrada', `${count} entradas`),
  ),
  meanwhile: say(
    (names: string, _people: number, fields: string) =>
      `${names} ${fields ? `changed the ${fields}` : 'changed this'} in the meantime. Please look at both versions and save again`,
    (names, people, fields) => {
      const changed = plural(people, 'cambió', 'cambiaron');
      return `Mientras tanto, ${names} ${changed} ${fields || 'esto'}. Compare las dos versiones y guarde de nuevo`;
    },
  ),
});
