import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './record-texts.en.tsx';

export const texts: Translated<typeof english> = {
  record: 'Expediente',
  everything: 'Todo lo guardado de este cliente, en un archivo JSON.',
  exportIt: 'Exportar',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  checking: 'Revisando si hay facturas y presupuestos abiertos',
  openInvoices: (count, numbers, owed) =>
    count === 1
      ? `Todavía hay una factura abierta: ${numbers}, ${owed} en total.`
      : `Todavía hay ${count} facturas abiertas: ${numbers}, ${owed} en total.`,
  openEstimates: (count, numbers) =>
    count === 1
      ? `Hay un presupuesto sin respuesta: ${numbers}.`
      : `Hay ${count} presupuestos sin respuesta: ${numbers}.`,
  notChecked: 'No pudimos revisar si hay facturas y presupuestos abiertos. Revise en Dinero antes de seguir.',
  moreNotChecked:
    'No pudimos revisar si hay más facturas y presupuestos abiertos. Revise en Dinero antes de seguir.',
  mergeADuplicate: 'Unir un duplicado',
  whatMoves: (duplicate, kept) => (
    <>
      Los proyectos, visitas, pagos y solicitudes de {duplicate.name} ({duplicate.email}) pasan a {kept.name}{' '}
      ({kept.email}). El otro expediente se cierra; su correo abre el portal de este si alguna vez se
      confirmó. Esto no se puede deshacer.
    </>
  ),
  owesThatToo: (name) => `Entonces ${name} también debe eso.`,
  isAskedForIt: (name) => `Entonces se le pide respuesta a ${name}.`,
  sameClient: 'Ya revisé: los dos registros son del mismo cliente',
  mergeThem: 'Unirlos',
  recordsMerged: 'Expedientes unidos',
  eraseThisClient: 'Borrar este cliente',
  whatErasingDoes:
    'Nombre, contacto, notas y textos se borran para siempre y se cierra la sesión del cliente. Los pagos y las fechas de proyectos y visitas se quedan, para la contabilidad. Esto no se puede deshacer: expórtelo antes, por si lo llega a necesitar.',
  commentsStay: 'Los comentarios de las hojas de horas quedan como se escribieron.',
  commentsNaming: 'Comentarios que nombran a este cliente',
  owedStays: 'Lo que debe se queda en la contabilidad, y ya no salen recordatorios.',
  noAnswerAnymore: 'Ya nadie los puede contestar.',
  typeToConfirm: (name) => `Para confirmar, escriba ${name}`,
  eraseForGood: 'Borrar para siempre',
};
