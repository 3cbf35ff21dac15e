import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimate-texts.en.tsx';

export const texts: Translated<typeof english> = {
  approved: 'Aprobación recibida',
  signatureSaved: '¡Gracias! Su firma quedó guardada.',
  approve: (amount) => `Aprobar ${amount}`,
  approving: 'Aprobando',
  approvingOffline: 'No tiene conexión. Para aprobar se necesita una; lo que escribió se conserva.',
  weCall: 'Le llamaremos para planear el trabajo.',
  depositPaid: 'El anticipo está pagado. ¡Gracias! Le llamaremos para planear el trabajo.',
  jobCancelled: (phone) => <>Este trabajo se canceló. Para seguir adelante, llámenos al {phone}.</>,
  payDeposit: 'Pagar el anticipo',
  depositByCard: (amount) =>
    `Pague ${amount} con tarjeta y ya se puede planear el trabajo. También puede ser otro día: esta página se queda donde está.`,
  approveIt: 'Aprobar y firmar',
  notSure: '¿Todavía tiene dudas?',
  askAnything: (phone) => (
    <>Pregúntenos lo que quiera o llame al {phone}. Todo se queda como está hasta que usted responda.</>
  ),
  askQuestion: 'Hacer una pregunta',
  decline: 'Rechazar',
  questionSent: 'Pregunta enviada',
  withEstimate: 'Aquí queda, y aquí estará también nuestra respuesta.',
  yourQuestion: 'Su pregunta',
  sendQuestion: 'Enviar pregunta',
  sending: 'Enviando',
  declined: 'Recibimos su respuesta',
  thankYou: 'Gracias por avisarnos.',
  whatProblem: '¿Qué no le convence?',
  optionalWord: 'Opcional. Unas palabras nos ayudan a hacerle una mejor propuesta.',
  declineEstimate: 'Sí, rechazar',
  declining: 'Rechazando',
  replaced: 'Hay una versión más reciente, que reemplaza a esta.',
  seeNewer: 'Ver la versión más reciente',
  expired: (phone) => <>El plazo ya venció. Llame al {phone} y le preparamos una versión nueva.</>,
  youDeclined: (reason, phone) => (
    <>
      Usted respondió que no{reason ? `: «${reason}»` : ''}. ¿Cambió de opinión? Llame al {phone}.
    </>
  ),
  sealBroken: (phone) => (
    <>El sello está roto: lo que aparece aquí no es lo que usted firmó. Llame al {phone}.</>
  ),
  approvedOn: (name, byPhone, at) =>
    `Aprobación de ${name}${byPhone ? ' por teléfono' : ''}: ${at}, hora de Chicago.`,
  signatureOf: (name) => `Firma de ${name}`,
  theEstimate: 'El presupuesto',
  theChangeOrder: 'La orden de cambio',
  validUntil: 'Vigente hasta',
  forWhom: 'Para',
  approvedNext: 'Ya está. Lo que sigue',
  estimateOnItsWay: 'El presupuesto aprobado le llegará por correo electrónico.',
  changeOrderOnItsWay: 'La orden de cambio aprobada le llegará por correo electrónico.',
  pamphlet: 'El folleto, en las palabras de la ley, en inglés:',
  whatYouAsked: 'Lo que preguntó',
  ourAnswer: (date) => `Nuestra respuesta, ${date}`,
};
