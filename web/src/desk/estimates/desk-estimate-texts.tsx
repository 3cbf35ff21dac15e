import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const deskEstimateTexts = inLanguages({
  agreedAndFromWhere: say('What was agreed to, and from where', 'Qué se aceptó y desde dónde'),
  consent: say('Consent', 'Consentimiento'),
  pamphlet: say('Pamphlet', 'Folleto'),
  address: say('Address', 'Dirección IP'),
  browser: say('Browser', 'Navegador'),
  approval: say('Approval', 'Aprobación'),
  received: say('Received', 'Recibido'),
  notConfirmed: say('Not confirmed', 'Sin confirmar'),
  signatureOf: say(
    (name: string) => `Signature of ${name}`,
    (name) => `Firma de ${name}`,
  ),
  approvedByPhone: say('Approved by phone', 'Aprobación por teléfono'),
  arrived: say('Arrived from the phone', 'Llegó del teléfono'),
  approvalRecorded: say('Approval recorded', 'Aprobación registrada'),
  recordApproval: say('Record approval', 'Registrar la aprobación'),
  saving: say('Saving', 'Guardando'),
  whoApprovedIt: say('Who approved it', 'Quién aprobó'),
  whatWasSaid: say('What was said', 'Qué se dijo'),
  whatWasSaidHint: say(
    'For the history: when, and in which words.',
    'Para el historial: cuándo y con qué palabras.',
  ),
  changeNote: say(
    'List what changes: lines for what is added, and lines with a negative price for what is dropped.',
    'Escriba lo que cambia: renglones para lo que se agrega, y renglones con precio negativo para lo que se quita.',
  ),
  agreedSoFar: say(
    (agreed: string) => `Agreed so far: ${agreed}.`,
    (agreed) => `Acordado hasta ahora: ${agreed}.`,
  ),
  copy: say('Copy …', 'Copiar …'),
  copyThisEstimate: say('Copy this estimate', 'Copiar este presupuesto'),
  makeTheDraft: say('Make the draft', 'Hacer el borrador'),
  chooseProjectFirst: say('Choose a project first', 'Primero elija un proyecto'),
  theDepositIsPaid: say('The deposit is paid.', 'El anticipo está pagado.'),
  depositOnItsWay: say(
    (cents: string) => `Deposit on its way from the client’s bank: ${cents}`,
    (cents) => `Anticipo en camino desde el banco del cliente: ${cents}`,
  ),
  depositToCome: say(
    (dueCents: string) => `Deposit to come: ${dueCents}`,
    (dueCents) => `Anticipo por recibir: ${dueCents}`,
  ),
  recordTheDeposit: say('Record the deposit …', 'Registrar el anticipo …'),
  depositOfEstimate: say(
    (number: string) => `Deposit of estimate ${number}`,
    (number) => `el anticipo del presupuesto ${number}`,
  ),
  deleteExplained: say(
    'Only staff have seen it. This can’t be undone.',
    'Solo el personal lo ha visto. Esto no se puede deshacer.',
  ),
  deleteNow: say('Delete', 'Eliminar'),
  deleteAsk: say('Delete …', 'Eliminar …'),
  deleteThisDraft: say('Delete this draft?', '¿Eliminar este borrador?'),
  draftDeleted: say(
    (number: string) => `Draft ${number} deleted`,
    (number) => `Borrador ${number} eliminado`,
  ),
  newVersionExplained: say(
    'A new version replaces this one when it is sent; until then the client may still answer this one.',
    'Una versión nueva reemplaza a esta cuando se envía; hasta entonces el cliente todavía puede responder a esta.',
  ),
  expires: say('Expires', 'Vigente hasta'),
  expiresHint: say(
    'The last day the client can approve it.',
    'El último día en que el cliente lo puede aprobar.',
  ),
  atHome: say('Work at someone’s home', 'Trabajo en un hogar'),
  atHomeHint: say(
    (homeRepairThreshold: string) =>
      `Above ${homeRepairThreshold} Illinois asks for a signed contract and the consumer pamphlet: both go with it.`,
    (homeRepairThreshold) =>
      `Para más de ${homeRepairThreshold}, Illinois pide un contrato firmado y el folleto para el consumidor: se envían los dos.`,
  ),
  allEstimates: say('All estimates', 'Todos los presupuestos'),
  linesFromRange: say(
    (priceRangeText: string) => `The lines start from the request’s price range, ${priceRangeText}.`,
    (priceRangeText) => `Los renglones empiezan con el rango de precios de la solicitud, ${priceRangeText}.`,
  ),
  newChangeOrder: say('New change order', 'Orden de cambio nueva'),
  newEstimate: say('New estimate', 'Presupuesto nuevo'),
  newEstimateNote: say(
    'Draft saved on this device. The client sees nothing until you send it.',
    'El borrador queda en este dispositivo. El cliente no ve nada hasta que se envíe.',
  ),
  answered: say(
    (chicagoDateTime: string) => `Answered ${chicagoDateTime}`,
    (chicagoDateTime) => `Respondida el ${chicagoDateTime}`,
  ),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  answeredByPhone: say('Answered by phone', 'Respondida por teléfono'),
  answer: say('Answer', 'Respuesta'),
  answerMissing: say('Please write your answer', 'Escriba la respuesta'),
  questions: say('Questions', 'Preguntas'),
  answerSent: say('Answer sent', 'Respuesta enviada'),
  sendAnswer: say('Send answer', 'Enviar la respuesta'),
  sending: say('Sending', 'Enviando'),
  yourAnswer: say('Your answer', 'Respuesta'),
  deposit: say('Deposit', 'Anticipo'),
  askedForOnApproval: say(
    (depositCents: string) => `${depositCents}, asked for on approval`,
    (depositCents) => `${depositCents}, se pide al aprobar`,
  ),
  noticeGoesAlong: say(
    'Illinois’ notice on home repair and the consumer pamphlet go with it.',
    'Se envían también el aviso de Illinois sobre reparaciones en el hogar y el folleto para el consumidor.',
  ),
  replacesVersionBefore: say(
    'It replaces the earlier version, which the client can no longer approve.',
    'Reemplaza a la versión anterior, que el cliente ya no podrá aprobar.',
  ),
  sentIsFinal: say(
    'Once sent it cannot be changed, only replaced by a new version.',
    'Después del envío no se puede cambiar, solo reemplazar por una versión nueva.',
  ),
  sent: say('Sent', 'Envío'),
  seen: say('Opened by the client', 'Primera lectura del cliente'),
  followedUp: say('Followed up', 'Seguimiento'),
  homeRepair: say('Home repair', 'Reparación en el hogar'),
  withNotice: say(
    'With Illinois’ notice and the consumer pamphlet',
    'Con el aviso de Illinois y el folleto para el consumidor',
  ),
  terms: say('Terms', 'Condiciones'),
  agreedBefore: say('Agreed before', 'Acordado antes'),
  newTotal: say('New total', 'Nuevo total'),
  totalWas: say(
    (total: string, before: string) => `${total} (was ${before})`,
    (total, before) => `${total} (antes ${before})`,
  ),
  newAgreedTotal: say('New agreed total', 'Nuevo total acordado'),
  newerVersion: say('The version that replaced it', 'La versión posterior'),
  changedEstimate: say('The estimate that it changes', 'El presupuesto que cambia'),
  versionBefore: say('The earlier version', 'La versión anterior'),
  whatItSays: say('Line items', 'Conceptos'),
  signedBy: say(
    (name: ReactNode, circumstances: string) => (
      <>
        Signed by {name} on {circumstances}
      </>
    ),
    (name, circumstances) => (
      <>
        Firmó {name} el {circumstances}
      </>
    ),
  ),
  approvedBy: say(
    (name: ReactNode, circumstances: string) => (
      <>
        Approved by {name} on {circumstances}
      </>
    ),
    (name, circumstances) => (
      <>
        Aprobó {name} el {circumstances}
      </>
    ),
  ),
  typedBy: say(
    (name: ReactNode, circumstances: string) => (
      <>
        Signed by {name}, by typing the name, on {circumstances}
      </>
    ),
    (name, circumstances) => (
      <>
        Firmó {name}, escribiendo su nombre, el {circumstances}
      </>
    ),
  ),
  circumstances: say(
    (time: string, way: string) => `${time}, ${way}`,
    (time, way) => `${time}, ${way}`,
  ),
  circumstancesWith: say(
    (time: string, way: string, staff: string) => `${time}, ${way}, with ${staff}`,
    (time, way, staff) => `${time}, ${way}, con ${staff}`,
  ),
  sealBroken: say(
    'The seal is broken: what is shown here is not what was approved.',
    'El sello está roto: lo que dice aquí no es lo que se aprobó.',
  ),
  sealHolds: say(
    'The seal holds: nothing has changed since.',
    'El sello está intacto: nada ha cambiado desde entonces.',
  ),
  makeInvoice: say('Make an invoice', 'Hacer una factura'),
  changeOrder: say('Change order', 'Orden de cambio'),
  newVersion: say('New version', 'Versión nueva'),
  declinedBecause: say(
    (time: string, reason: string) => `Declined on ${time}: ${reason}`,
    (time, reason) => `Se rechazó el ${time}: ${reason}`,
  ),
  declined: say(
    (time: string) => `Declined on ${time}, without a reason.`,
    (time) => `Se rechazó el ${time}, sin dar un motivo.`,
  ),
  nounSettings: say('settings', 'la configuración'),
  nounEstimate: say('estimate', 'el presupuesto'),
});
