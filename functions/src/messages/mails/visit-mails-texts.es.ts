import type { Translated } from '@welding/domain/values/language';
import { stopOnce } from '@welding/domain/values/spanish';
import type { texts as english } from './visit-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  addToCalendar: 'Abra la invitación de este correo para agregarla a su calendario.',
  bookedHeading: 'Su visita está reservada',
  thankYou: 'Gracias por reservar con nosotros. Vamos a donde usted está:',
  seeVisit: 'Ver su visita',
  outsideHours: 'Esa hora está fuera de nuestro horario, así que le llamaremos para confirmarla.',
  askedForHeading: 'Le llamaremos para confirmar',
  notBookedYet:
    'Usted pidió una visita fuera de nuestro horario. Le llamaremos para confirmarla; mientras tanto no está reservada.',
  newTime: 'Su visita tiene una nueva hora',
  newLength: 'Su visita tiene una nueva duración',
  nobodyComes: 'Nadie irá a esa hora. Reserve otra cuando le convenga.',
  cancelledHeading: 'Su visita se canceló',
  bookAnotherTime: 'Reservar otra hora',
  takeOffCalendar: 'El archivo adjunto la quita de su calendario.',
  changeIt: (phone) =>
    `¿Necesita otra hora? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  bookedSubject: (when) => `Su visita está reservada: ${when}`,
  bookedPreheader: (changeIt) => `Vamos a donde usted está. ${changeIt}`,
  askedForSubject: (when) => `Le llamaremos para confirmar: ${when}`,
  wasPlannedFor: (when) => stopOnce(`Estaba planeada para el ${when}.`),
  wasPlannedToTake: (length) => `Estaba planeada para durar ${length}.`,
  movedSubject: (when) => `Su visita se cambió al ${when}`,
  lengthSubject: (day, length) => `Su visita del ${day} durará ${length}`,
  changed: (was) => `Su visita cambió. ${was} Así queda ahora:`,
  changeNewTime: (phone) =>
    `¿No le conviene? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  cancelledSubject: (when) => `Su visita del ${when} se canceló`,
  wontTakePlace: (when, title) => `Su visita del ${when} (${title}) no se hará.`,
  notExpected: (phone) => `¿No lo esperaba? Llame al ${phone} y lo arreglamos.`,
  needsTimeSubject: 'Necesitamos otra hora para su visita',
  needsTimePreheader: (when) => stopOnce(`No podemos ir el ${when}. Elija una nueva hora en su portal.`),
  needsTimeHeading: 'Necesitamos otra hora',
  chooseNewTime: (when, title) =>
    `Lo sentimos: no podemos hacer su visita del ${when} (${title}). Elija una nueva hora, por favor.`,
  nextFreeOnes: 'Las próximas horas libres son:',
  chooseTime: 'Elegir una nueva hora',
  ratherByPhone: (phone) => `¿Prefiere por teléfono? Llame al ${phone} y buscamos una hora juntos.`,
  takeOldTimeOffCalendar: 'El archivo adjunto quita la hora anterior de su calendario.',
};
