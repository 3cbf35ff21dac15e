import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  openTheInvitationInThis: 'Abra la invitación de este correo para agregarla a su calendario.',
  yourVisitIsBooked: 'Su visita está agendada',
  thankYouForBookingWith: 'Gracias por agendar con nosotros. Vamos a donde usted está:',
  seeYourVisit: 'Ver su visita',
  thatTimeIsOutsideOur: 'Esa hora está fuera de nuestro horario, así que le llamaremos para confirmarla.',
  weWillCallToConfirm: 'Le llamaremos para confirmar',
  youAskedForAVisit:
    'Usted pidió una visita fuera de nuestro horario. Le llamaremos para confirmarla; mientras tanto no está agendada.',
  yourVisitHasANew: 'Su visita tiene una nueva hora',
  yourVisitHasANew2: 'Su visita tiene una nueva duración',
  noOneWillComeAt: 'Nadie irá a esa hora. Agende otra cuando le convenga.',
  yourVisitIsCancelled: 'Su visita se canceló',
  bookAnotherTime: 'Agendar otra hora',
  theAttachmentOfThisMail: 'El archivo adjunto la quita de su calendario.',
  needAnotherTimeMoveIt: (phone) =>
    `¿Necesita otra hora? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  yourVisitIsBooked2: (when) => `Su visita está agendada: ${when}`,
  weComeToYou: (changeIt) => `Vamos a donde usted está. ${changeIt}`,
  weWillCallToConfirm2: (when) => `Le llamaremos para confirmar: ${when}`,
  itWasPlannedFor: (when) => `Estaba planeada para ${when}.`,
  itWasPlannedToTake: (length) => `Estaba planeada para durar ${length}.`,
  yourVisitHasMovedTo: (when) => `Su visita se cambió a ${when}`,
  yourVisitOnTakes: (day, length) => `Su visita de ${day} durará ${length}`,
  yourVisitHasChangedHeres: (was) => `Su visita cambió. ${was} Esta es su nueva hora:`,
  doesntWorkForYouMove: (phone) =>
    `¿No le conviene? Cámbiela en su portal, responda a este correo o llame al ${phone}.`,
  yourVisitOnIsCancelled: (when) => `Su visita de ${when} se canceló`,
  yourVisitOnWontTake: (when, title) => `Su visita de ${when} (${title}) no se hará.`,
  didntExpectThisCallAnd: (phone) => `¿No lo esperaba? Llame al ${phone} y lo arreglamos.`,
};
