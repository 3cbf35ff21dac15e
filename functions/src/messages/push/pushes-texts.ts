import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce } from '@welding/domain/values/words';

export const pushesTexts = inLanguages({
  namedFinished: say(
    (title: string) => `${title}. See it in your portal.`,
    (title) => `${title}. Véalo en su portal.`,
  ),
  answerTheBank: say(
    (amount: string) => `${amount}. Answer the bank in Stripe.`,
    (amount) => `${amount}. Contéstele al banco en Stripe.`,
  ),
  onMyWay: say('We are on the way', 'Vamos en camino'),
  welderOnTheWay: say('Your welder is on the way to you.', 'Ya salimos hacia donde usted está.'),
  visitMoved: say('Your visit was moved', 'Su visita se cambió'),
  projectFinished: say('Your project is finished', 'Su proyecto está terminado'),
  seeInPortal: say('See it in your portal.', 'Véalo en su portal.'),
  namedOnTheWay: say(
    (firstName: string) => `${firstName} is on the way to you.`,
    (firstName) => `${firstName} va en camino.`,
  ),
  isNowOn: say(
    (startWords: string) => `It is now on ${startWords}.`,
    (when) => stopOnce(`Ahora es el ${when}.`),
  ),
  estimateApproved: say('Estimate approved', 'Presupuesto aprobado'),
  estimateDeclined: say('Estimate declined', 'Presupuesto rechazado'),
  question: say('A question about an estimate', 'Una pregunta sobre un presupuesto'),
  refundFailed: say('A refund did not arrive', 'Un reembolso no llegó'),
  transferFailed: say('A bank transfer failed', 'Una transferencia bancaria no se realizó'),
  returnedBecause: say(
    (amount: string, reason: string) => `${amount} is owed again. ${reason}`,
    (amount, reason) => `Se deben otra vez ${amount}. ${reason}`,
  ),
  disputed: say('A payment is disputed', 'Hay un pago en disputa'),
  moneyTakenBack: say('Collected money was taken back', 'Se anuló un cobro'),
  tookBack: say(
    (name: string, amount: string) => `${name} took back ${amount}`,
    (name, amount) => `${name} anuló un cobro de ${amount}`,
  ),
  notRecorded: say('A payment could not be recorded', 'Un pago no se pudo registrar'),
  seeWhatIsInTheWay: say('See on the desk what’s in the way.', 'Vea en la oficina qué lo impide.'),
  refundAnotherWay: say(
    (failed: string) => `${failed} came back. Refund it another way.`,
    (failed) => `Regresaron ${failed}. Reembolse de otra forma.`,
  ),
  newRequest: say('New request', 'Solicitud nueva'),
  visitToConfirm: say('A visit to confirm', 'Una visita por confirmar'),
  clientBooked: say('A client booked a visit', 'Un cliente reservó una visita'),
  clientCancelled: say('A client cancelled a visit', 'Un cliente canceló una visita'),
  clientMoved: say('A client moved a visit', 'Un cliente cambió una visita'),
  paymentReceived: say('Payment received', 'Pago recibido'),
  mailFailed: say('An email did not arrive', 'Un correo no llegó'),
  seeWhichMail: say('See which one, and send it again.', 'Vea cuál es y envíelo de nuevo.'),
  outsideHours: say(
    (when: string) => `${when}, outside business hours`,
    (when) => `${when}, fuera del horario`,
  ),
  namedOutsideHours: say(
    (clientName: string, when: string) => `${clientName}, ${when}, outside business hours`,
    (clientName, when) => `${clientName}, ${when}, fuera del horario`,
  ),
  fromTo: say(
    (was: string, startWords: string) => `From ${was} to ${startWords}`,
    (was, when) => `Del ${was} al ${when}`,
  ),
  amountFrom: say(
    (amount: string, name: string) => `${amount} from ${name}`,
    (amount, name) => `${amount} de ${name}`,
  ),
  mailTo: say(
    (to: string, subject: string) => `To ${to}: ${subject}`,
    (to, subject) => `Para ${to}: ${subject}`,
  ),
  notOnMyWay: say('Not on the way yet', 'Todavía no vamos en camino'),
  toldTooEarly: say(
    'We told you too early. You’ll hear from us when someone sets out.',
    'Le avisamos antes de tiempo. Le avisaremos cuando alguien salga.',
  ),
  needsTime: say('We need another time', 'Necesitamos otra hora'),
  chooseTime: say(
    (when: string) => `We can’t make ${when}. Choose a new time.`,
    (when) => stopOnce(`No podemos ir el ${when}. Elija una nueva hora.`),
  ),
  needsWelder: say('A visit needs another welder', 'Una visita necesita otro soldador'),
  visitsChanged: say(
    (count: number) => `${count} of your visits changed`,
    (count) => `Cambiaron ${count} de sus visitas`,
  ),
  seeYourDays: say('See your days.', 'Vea sus días.'),
  newVisit: say('You have a new visit', 'Tiene una visita nueva'),
  ownVisitMoved: say('One of your visits was moved', 'Una visita suya se cambió'),
  ownVisitCancelled: say('One of your visits is cancelled', 'Una visita suya se canceló'),
  ownVisitGetsTime: say('One of your visits needs a new time', 'Una visita suya tendrá otra hora'),
  notYoursAnymore: say('A visit isn’t yours anymore', 'Una visita ya no es suya'),
});
