import { inLanguages, say } from '@welding/domain/values/language';

export const dashboardTexts = inLanguages({
  scheduleService: say('Schedule Service', 'Reservar una cita'),
  whatsNext: say('What’s next', 'Lo que sigue'),
  visitNeedsTime: say('A visit needs a new time', 'Una cita necesita otra hora'),
  pickTime: say('Pick a time', 'Escoger otra hora'),
  readyToSign: say(
    (estimate: string) => `To sign: ${estimate}`,
    (estimate) => `Por firmar: ${estimate}`,
  ),
  reviewAndSign: say('Review and sign', 'Revisar y firmar'),
  depositToPay: say(
    (amount: string, estimate: string) => `Deposit of ${amount} to pay: ${estimate}`,
    (amount, estimate) => `Anticipo de ${amount} por pagar: ${estimate}`,
  ),
  payDeposit: say('Pay the deposit', 'Pagar el anticipo'),
  toPayBy: say(
    (amount: string, day: string) => `${amount} due ${day}`,
    (amount, day) => `${amount}: vence el ${day}`,
  ),
  payInvoice: say('Pay this invoice', 'Pagar esta factura'),
  allSet: say('You’re all set', 'Todo está al día'),
  goodToSeeYou: say('Good to have you here', 'Qué gusto tenerle aquí'),
  pickVisit: say('Pick a time for a visit', 'Escoger hora para una cita'),
  nextVisit: say('Next visit', 'Próxima cita'),
  noVisitYet: say('None booked', 'Sin reservar'),
  visitNotKnown: say('Not loaded yet', 'Todavía no se carga'),
  purposes: {
    papers: say('see your estimates and invoices', 'ver sus presupuestos y facturas'),
    payments: say('see your payments', 'ver sus pagos'),
    notifications: say('send notifications to this device', 'enviar notificaciones a este dispositivo'),
    photos: say('see the photos of your projects', 'ver las fotos de sus proyectos'),
    details: say('see and change your details', 'ver y cambiar sus datos'),
    download: say('download everything', 'descargar todos sus datos'),
    logOut: say('sign you out on your other devices', 'cerrar su sesión en sus otros dispositivos'),
    visit: say('move or cancel this visit', 'cambiar o cancelar esta cita'),
  },
});
