import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimate-texts.en.tsx';

export const texts: Translated<typeof english> = {
  approved: 'Presupuesto aprobado',
  signatureSaved: '¡Gracias! Su firma se guardó con él.',
  approve: (amount) => `Aprobar ${amount}`,
  approving: 'Aprobando',
  approvingOffline: 'No tiene conexión. Para aprobar se necesita una; lo que escribió se conserva.',
  weCall: 'Le llamaremos para planear el trabajo.',
  depositPaid: 'El anticipo está pagado. ¡Gracias! Le llamaremos para planear el trabajo.',
  payDeposit: 'Pagar el anticipo',
  depositByCard: (amount) =>
    `Pague ${amount} con tarjeta y ya se puede planear el trabajo. También puede ser otro día: esta página se queda donde está.`,
  approveIt: 'Aprobarlo',
  notSure: '¿Todavía no está seguro?',
  askAnything: (phone) => (
    <>
      Pregúntenos lo que quiera sobre él o llame al {phone}. El presupuesto se queda como está hasta que
      responda.
    </>
  ),
  askQuestion: 'Hacer una pregunta',
  decline: 'Rechazar',
  questionSent: 'Pregunta enviada',
  withEstimate: 'Quedó con el presupuesto, y ahí estará también nuestra respuesta.',
  yourQuestion: 'Su pregunta',
  sendQuestion: 'Enviar pregunta',
  sending: 'Enviando',
  declined: 'Presupuesto rechazado',
  thankYou: 'Gracias por avisarnos.',
  whatProblem: '¿Qué no le convence?',
  optionalWord: 'Opcional. Unas palabras nos ayudan a prepararle uno mejor.',
  declineEstimate: 'Rechazar este presupuesto',
  declining: 'Rechazando',
  replaced: 'Una versión más reciente reemplazó este presupuesto.',
  seeNewer: 'Ver la versión más reciente',
  expired: (phone) => <>Este presupuesto ya venció. Llame al {phone} para pedir uno nuevo.</>,
  youDeclined: (reason, phone) => (
    <>
      Usted rechazó este presupuesto{reason ? `: “${reason}”` : ''}. ¿Cambió de opinión? Llame al {phone}.
    </>
  ),
  sealBroken: (phone) => (
    <>
      El sello de este presupuesto está roto: lo que aparece aquí no es lo que usted firmó. Llame al {phone}.
    </>
  ),
  approvedOn: (name, byPhone, at) =>
    `Aprobación de ${name}${byPhone ? ' por teléfono' : ''}: ${at}, hora de Chicago.`,
  signatureOf: (name) => `Firma de ${name}`,
  theEstimate: 'El presupuesto',
  theChangeOrder: 'La orden de cambio',
  validUntil: 'Válido hasta',
  forWhom: 'Para',
  approvedNext: 'Aprobado. Lo que sigue',
  estimateOnItsWay: 'El presupuesto aprobado le llegará por correo electrónico.',
  changeOrderOnItsWay: 'La orden de cambio aprobada le llegará por correo electrónico.',
  pamphlet: 'El folleto, en las palabras de la ley:',
  whatYouAsked: 'Lo que preguntó',
  ourAnswer: (date) => `Nuestra respuesta, ${date}`,
};
