import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce } from '@welding/domain/values/words';

export const visitMailsTexts = inLanguages({
  addToCalendar: say(
    'Open the invitation in this email to add it to your calendar.',
    'Abra la invitación de este correo para agregarla a su calendario.',
  ),
  bookedHeading: say('Your visit is booked', 'Su visita está reservada'),
  thankYou: say(
    'Thank you for booking with us. We come to you:',
    'Gracias por reservar con nosotros. Vamos a donde usted está:',
  ),
  seeVisit: say('See your visit', 'Ver su visita'),
  outsideHours: say(
    'That time is outside our hours, so we’ll call you to confirm it.',
    'Esa hora está fuera de nuestro horario, así que le llamaremos para confirmarla.',
  ),
  askedForHeading: say('We will call to confirm', 'Le llamaremos para confirmar'),
  notBookedYet: say(
    'You asked for a visit outside our business hours. We’ll call you to confirm it; until then it’s not booked.',
    'Usted pidió una visita fuera de nuestro horario. Le llamaremos para confirmarla; mientras tanto no está reservada.',
  ),
  newTime: say('Your visit has a new time', 'Su visita tiene una nueva hora'),
  newLength: say('Your visit has a new length', 'Su visita tiene una nueva duración'),
  nobodyComes: say(
    'No one will come at that time. Book another one whenever it suits you.',
    'Nadie irá a esa hora. Reserve otra cuando le convenga.',
  ),
  cancelledHeading: say('Your visit is cancelled', 'Su visita se canceló'),
  bookAnotherTime: say('Book another time', 'Reservar otra hora'),
  takeOffCalendar: say(
    'The attachment to this email takes it off your calendar.',
    'El archivo adjunto la quita de su calendario.',
  ),
  changeIt: say(
    (phone: string) => `Need another time? Move it in your portal, reply to this email or call ${phone}.`,
    (phone) => `¿Necesita otra hora? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  ),
  bookedSubject: say(
    (mail: string) => `Your visit is booked: ${mail}`,
    (when) => `Su visita está reservada: ${when}`,
  ),
  bookedPreheader: say(
    (changeIt: string) => `We come to you. ${changeIt}`,
    (changeIt) => `Vamos a donde usted está. ${changeIt}`,
  ),
  askedForSubject: say(
    (mail: string) => `We will call to confirm: ${mail}`,
    (when) => `Le llamaremos para confirmar: ${when}`,
  ),
  wasPlannedFor: say(
    (startWords: string) => `It was planned for ${startWords}.`,
    (when) => stopOnce(`Estaba planeada para el ${when}.`),
  ),
  wasPlannedToTake: say(
    (before: string) => `It was planned to take ${before}.`,
    (length) => `Estaba planeada para durar ${length}.`,
  ),
  movedSubject: say(
    (mail: string) => `Your visit has moved to ${mail}`,
    (when) => `Su visita se cambió al ${when}`,
  ),
  lengthSubject: say(
    (dayWords: string, visit: string) => `Your visit on ${dayWords} takes ${visit}`,
    (day, length) => `Su visita del ${day} durará ${length}`,
  ),
  changed: say(
    (was: string) => `Your visit has changed. ${was} Here’s your new time:`,
    (was) => `Su visita cambió. ${was} Así queda ahora:`,
  ),
  changeNewTime: say(
    (phone: string) => `Doesn’t work for you? Move it in your portal, reply to this email or call ${phone}.`,
    (phone) => `¿No le conviene? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  ),
  cancelledSubject: say(
    (mail: string) => `Your visit on ${mail} is cancelled`,
    (when) => `Su visita del ${when} se canceló`,
  ),
  wontTakePlace: say(
    (mail: string, title: string) => `Your visit on ${mail} (${title}) won’t take place.`,
    (when, title) => `Su visita del ${when} (${title}) no se hará.`,
  ),
  notExpected: say(
    (phone: string) => `Didn’t expect this? Call ${phone}, and we’ll sort it out.`,
    (phone) => `¿No lo esperaba? Llame al ${phone} y lo arreglamos.`,
  ),
  needsTimeSubject: say('We need another time for your visit', 'Necesitamos otra hora para su visita'),
  needsTimePreheader: say(
    (when: string) => `We can’t make ${when}. Choose a new time in your portal.`,
    (when) => stopOnce(`No podemos ir el ${when}. Elija una nueva hora en su portal.`),
  ),
  needsTimeHeading: say('We need another time', 'Necesitamos otra hora'),
  chooseNewTime: say(
    (when: string, title: string) =>
      `We’re sorry: we can’t do your visit on ${when} (${title}). Please choose a new time.`,
    (when, title) =>
      `Lo sentimos: no podemos hacer su visita del ${when} (${title}). Elija una nueva hora, por favor.`,
  ),
  nextFreeOnes: say('The next free ones are:', 'Las próximas horas libres son:'),
  chooseTime: say('Choose a new time', 'Elegir una nueva hora'),
  ratherByPhone: say(
    (phone: string) => `Rather by phone? Call ${phone}, and we’ll find a time together.`,
    (phone) => `¿Prefiere por teléfono? Llame al ${phone} y buscamos una hora juntos.`,
  ),
  takeOldTimeOffCalendar: say(
    'The attachment to this email takes the old time off your calendar.',
    'El archivo adjunto quita la hora anterior de su calendario.',
  ),
});
