import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimate-texts.en.tsx';

export const texts: Translated<typeof english> = {
  agreedAndFromWhere: 'Qué se aceptó y desde dónde',
  consent: 'Consentimiento',
  pamphlet: 'Folleto',
  address: 'Dirección IP',
  browser: 'Navegador',
  approval: 'Aprobación',
  received: 'Recibido',
  notConfirmed: 'Sin confirmar',
  signatureOf: (name) => `Firma de ${name}`,
  approvedByPhone: 'Aprobación por teléfono',
  arrived: 'Llegó del teléfono',
  approvalRecorded: 'Aprobación registrada',
  recordApproval: 'Registrar la aprobación',
  saving: 'Guardando',
  whoApprovedIt: 'Quién aprobó',
  whatWasSaid: 'Qué se dijo',
  whatWasSaidHint: 'Para el historial: cuándo y con qué palabras.',
  changeNote:
    'Escriba lo que cambia: renglones para lo que se agrega, y renglones con precio negativo para lo que se quita.',
  agreedSoFar: (agreed) => `Acordado hasta ahora: ${agreed}.`,
  copy: 'Copiar …',
  copyThisEstimate: 'Copiar este presupuesto',
  makeTheDraft: 'Hacer el borrador',
  chooseProjectFirst: 'Primero elija un proyecto',
  theDepositIsPaid: 'El anticipo está pagado.',
  depositToCome: (dueCents) => `Anticipo por recibir: ${dueCents}`,
  recordTheDeposit: 'Registrar el anticipo …',
  theDepositIs: 'El anticipo',
  depositOfEstimate: (number) => `el anticipo del presupuesto ${number}`,
  deleteExplained: 'Solo el personal lo ha visto. Esto no se puede deshacer.',
  deleteNow: 'Eliminar',
  deleteAsk: 'Eliminar …',
  deleteThisDraft: '¿Eliminar este borrador?',
  draftDeleted: (number) => `Borrador ${number} eliminado`,
  newVersionExplained:
    'Una versión nueva reemplaza a esta cuando se envía; hasta entonces el cliente todavía puede responder a esta.',
  expires: 'Vigente hasta',
  expiresHint: 'Su último día.',
  atHome: 'Trabajo en un hogar',
  atHomeHint: (homeRepairThreshold) =>
    `Para más de ${homeRepairThreshold}, Illinois pide un contrato firmado y el folleto para el consumidor: se envían los dos.`,
  allEstimates: 'Todos los presupuestos',
  linesFromRange: (priceRangeText) =>
    `Los renglones empiezan con el rango de precios de la solicitud, ${priceRangeText}.`,
  newChangeOrder: 'Orden de cambio nueva',
  newEstimate: 'Presupuesto nuevo',
  newEstimateNote:
    'Lo que se escribe queda en este dispositivo hasta que se guarda. El cliente no ve nada antes de que se envíe.',
  answered: (chicagoDateTime) => `Respondida el ${chicagoDateTime}`,
  call: (phone) => `Llamar al ${phone}`,
  answeredByPhone: 'Respondida por teléfono',
  answer: 'Respuesta',
  answerMissing: 'Escriba la respuesta',
  questions: 'Preguntas',
  answerSent: 'Respuesta enviada',
  sendAnswer: 'Enviar la respuesta',
  sending: 'Enviando',
  yourAnswer: 'Respuesta',
  deposit: 'Anticipo',
  askedForOnApproval: (depositCents) => `${depositCents}, se pide al aprobar`,
  noticeGoesAlong:
    'Se envían también el aviso de Illinois sobre reparaciones en el hogar y el folleto para el consumidor.',
  replacesVersionBefore: 'Reemplaza a la versión anterior, que el cliente ya no podrá aprobar.',
  sentIsFinal: 'Después del envío no se puede cambiar, solo reemplazar por una versión nueva.',
  sent: 'Envío',
  homeRepair: 'Reparación en el hogar',
  withNotice: 'Con el aviso de Illinois y el folleto para el consumidor',
  terms: 'Condiciones',
  agreedBefore: 'Acordado antes',
  newTotal: 'Nuevo total',
  totalWas: (total, before) => `${total} (antes ${before})`,
  newAgreedTotal: 'Nuevo total acordado',
  newerVersion: 'La versión posterior',
  changedEstimate: 'El presupuesto que cambia',
  versionBefore: 'La versión anterior',
  whatItSays: 'Lo que dice',
  signedBy: (name, circumstances) => (
    <>
      Firmó {name} el {circumstances}
    </>
  ),
  approvedBy: (name, circumstances) => (
    <>
      Aprobó {name} el {circumstances}
    </>
  ),
  typedBy: (name, circumstances) => (
    <>
      Firmó {name}, escribiendo su nombre, el {circumstances}
    </>
  ),
  circumstances: (time, way) => `${time}, ${way}`,
  circumstancesWith: (time, way, staff) => `${time}, ${way}, con ${staff}`,
  sealBroken: 'El sello está roto: lo que dice aquí no es lo que se aprobó.',
  sealHolds: 'El sello está intacto: nada ha cambiado desde entonces.',
  makeInvoice: 'Hacer una factura',
  changeOrder: 'Orden de cambio',
  newVersion: 'Versión nueva',
  declinedBecause: (time, reason) => `Se rechazó el ${time}: ${reason}`,
  declined: (time) => `Se rechazó el ${time}, sin dar un motivo.`,
  nounSettings: 'la configuración',
  nounEstimate: 'el presupuesto',
};
