import type { estimateNoun } from '@welding/domain/entities/estimate';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

/** Estimate, or change order. */
type Noun = ReturnType<typeof estimateNoun>;

const capitals = { estimate: 'Estimate', 'change order': 'Change Order' };

export const portalEstimateTexts = inLanguages({
  approved: say(
    (noun: Noun) => `${capitals[noun]} Approved`,
    () => 'Aprobación recibida',
  ),
  signatureSaved: say('Thank you! Your signature is saved with it.', '¡Gracias! Su firma quedó guardada.'),
  approve: say(
    (amount: string) => `Approve ${amount}`,
    (amount) => `Aprobar ${amount}`,
  ),
  approving: say('Approving', 'Aprobando'),
  approvingOffline: say(
    'You’re offline. Approving needs a connection; what you entered stays.',
    'No tiene conexión. Para aprobar se necesita una; lo que escribió se conserva.',
  ),
  depositOfOther: say(
    (amount: string) => `Your company’s contact for invoices pays the deposit of ${amount}.`,
    (amount) => `El anticipo de ${amount} lo paga el contacto de facturas de su empresa.`,
  ),
  weCall: say('We’ll call you to plan the work.', 'Le llamaremos para planear el trabajo.'),
  weGoOn: say('We go on with the work as changed.', 'Continuamos el trabajo con este cambio.'),
  depositPaid: say(
    'The deposit is paid. Thank you! We’ll call you to plan the work.',
    'El anticipo está pagado. ¡Gracias! Le llamaremos para planear el trabajo.',
  ),
  jobCancelled: say(
    (phone: ReactNode) => <>This job was cancelled. To go on with it, call us at {phone}.</>,
    (phone) => <>Este trabajo se canceló. Para seguir adelante, llámenos al {phone}.</>,
  ),
  payDeposit: say('Pay the deposit', 'Pagar el anticipo'),
  depositByCard: say(
    (amount: string) =>
      `Pay ${amount} by card and we can plan the work. Another day is fine, too: this page will be here.`,
    (amount) =>
      `Pague ${amount} con tarjeta y ya se puede planear el trabajo. También puede ser otro día: esta página se queda donde está.`,
  ),
  approveIt: say('Approve and sign', 'Aprobar y firmar'),
  notSure: say('Not sure yet?', '¿Todavía tiene dudas?'),
  askAnything: say(
    (phone: ReactNode) => <>Ask us anything, or call {phone}. Nothing happens until you answer.</>,
    (phone) => (
      <>Pregúntenos lo que quiera o llame al {phone}. Todo se queda como está hasta que usted responda.</>
    ),
  ),
  askQuestion: say('Ask a question', 'Hacer una pregunta'),
  decline: say('Decline', 'Rechazar'),
  questionSent: say('Question Sent', 'Pregunta enviada'),
  withEstimate: say(
    'You’ll find it here with the estimate, and our answer, too.',
    'Aquí queda, y aquí estará también nuestra respuesta.',
  ),
  yourQuestion: say('Your question', 'Su pregunta'),
  sendQuestion: say('Send question', 'Enviar pregunta'),
  sending: say('Sending', 'Enviando'),
  declined: say(
    (noun: Noun) => `${capitals[noun]} Declined`,
    () => 'Recibimos su respuesta',
  ),
  thankYou: say('Thank you for telling us.', 'Gracias por avisarnos.'),
  whatProblem: say('What’s the problem with it?', '¿Qué no le convence?'),
  moreAboutIt: say('Anything to add?', '¿Algo más?'),
  optionalWord: say(
    'Optional. A word helps us make you a better one.',
    'Opcional. Unas palabras nos ayudan a hacerle una mejor propuesta.',
  ),
  declineThis: say(
    (noun: Noun) => `Decline this ${noun}`,
    () => 'Sí, rechazar',
  ),
  declining: say('Declining', 'Rechazando'),
  replaced: say(
    (noun: Noun) => `A newer version replaced this ${noun}.`,
    () => 'Hay una versión más reciente, que reemplaza a esta.',
  ),
  seeNewer: say('See the newer version', 'Ver la versión más reciente'),
  expired: say(
    (noun: Noun, phone: ReactNode) => (
      <>
        This {noun} has expired. Call {phone} for a new one.
      </>
    ),
    (_, phone) => <>El plazo ya venció. Llame al {phone} y le preparamos una versión nueva.</>,
  ),
  youDeclined: say(
    (noun: Noun, reason: string | undefined, phone: ReactNode) => (
      <>
        You declined this {noun}
        {reason ? `: “${reason}”` : ''}. Did you change your mind? Call {phone}.
      </>
    ),
    (_, reason, phone) => (
      <>
        Usted respondió que no{reason ? `: «${reason}»` : ''}. ¿Cambió de opinión? Llame al {phone}.
      </>
    ),
  ),
  sealBroken: say(
    (noun: Noun, phone: ReactNode) => (
      <>
        The seal of this {noun} is broken: what is shown here is not what you signed. Please call {phone}.
      </>
    ),
    (_, phone) => <>El sello está roto: lo que aparece aquí no es lo que usted firmó. Llame al {phone}.</>,
  ),
  approvedOn: say(
    (name: string, byPhone: boolean, at: string) =>
      `${name} approved this${byPhone ? ' by phone' : ''} on ${at}, Chicago time.`,
    (name, byPhone, at) => `Aprobación de ${name}${byPhone ? ' por teléfono' : ''}: ${at}, hora de Chicago.`,
  ),
  signatureOf: say(
    (name: string) => `Signature of ${name}`,
    (name) => `Firma de ${name}`,
  ),
  theEstimate: say('Estimate', 'Presupuesto'),
  theChangeOrder: say('Change order', 'Orden de cambio'),
  validUntil: say('Valid until', 'Vigente hasta'),
  forWhom: say('For', 'Para'),
  approvedNext: say('Approved. What’s next', 'Ya está. Lo que sigue'),
  estimateOnItsWay: say(
    'The approved estimate is on its way to you by email.',
    'El presupuesto aprobado le llegará por correo electrónico.',
  ),
  changeOrderOnItsWay: say(
    'The approved change order is on its way to you by email.',
    'La orden de cambio aprobada le llegará por correo electrónico.',
  ),
  pamphlet: say(
    'The pamphlet, in the words of the law:',
    'El folleto, en las palabras de la ley, en inglés:',
  ),
  whatYouAsked: say('What you asked', 'Lo que preguntó'),
  ourAnswer: say(
    (date: string) => `Our answer, ${date}`,
    (date) => `Nuestra respuesta, ${date}`,
  ),
});
