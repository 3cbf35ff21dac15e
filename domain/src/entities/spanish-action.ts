/** "a" and "de" contract with "el". */
const a = (what: string) => (what.startsWith('el ') ? `al ${what.slice(3)}` : `a ${what}`);
const de = (what: string) => (what.startsWith('el ') ? `del ${what.slice(3)}` : `de ${what}`);

const actions: Readonly<Record<string, (what: string) => string>> = {
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
  'could not make': (what) => `no pudo hacer ${what}`,
  created: (what) => `creó ${what}`,
  credited: (what) => `acreditó ${what}`,
  declined: (what) => `rechazó ${what}`,
  discarded: (what) => `descartó ${what}`,
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
  sent: (what) => `envió ${what}`,
  'set out for': (what) => `salió hacia ${what}`,
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

/**
 * Words an action in Spanish; unknown actions stay unchanged. Only for `*-texts.ts`.
 * @param action a past-tense English verb, as stored
 * @param what with its article
 */
export function spanishAction(action: string, what: string): string {
  return Object.hasOwn(actions, action) ? (actions[action]?.(what) ?? action) : `${action} ${what}`;
}
