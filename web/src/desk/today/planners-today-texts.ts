import { inLanguages, say } from '@welding/domain/values/language';

export const plannersTodayTexts = inLanguages({
  todaysVisits: say("Today's visits", 'Visitas de hoy'),
  theWelder: say('a welder', 'un soldador'),
  noVisitsToday: say('No visits today.', 'Hoy no hay visitas.'),
  leftToCollect: say(
    (amount: string) => `, ${amount} to collect`,
    (amount) => `, ${amount} por cobrar`,
  ),
  openTheCalendar: say('Open the calendar', 'Abrir el calendario'),
  allAnswered: say('Every request is answered.', 'Todas las solicitudes tienen respuesta.'),
  unansweredRequests: say('Unanswered requests', 'Solicitudes sin respuesta'),
  allRequests: say('All requests', 'Todas las solicitudes'),
  changeCrew: say('Change the crew on the visit’s page.', 'Cambie la cuadrilla en la página de la visita.'),
  whoIsFree: say('Who is free', 'Quién está libre'),
  looking: say('Looking for who is free', 'Buscando quién está libre'),
  noOneElse: say('No one else is free then.', 'Nadie más está libre a esa hora.'),
  send: say(
    (name: string) => `Send ${name}`,
    (name) => `Mandar a ${name}`,
  ),
  calendar: say('Calendar', 'Calendario'),
  visitsToConfirm: say('Visits to confirm', 'Visitas por confirmar'),
  anotherWelderNeeded: say('Another welder needed', 'Falta otro soldador'),
  clientsChoosingANewTime: say('Clients choosing a new time', 'Clientes eligiendo otra hora'),
  changedByClients: say(
    'Booked, moved or cancelled by clients',
    'Reservadas, movidas o canceladas por clientes',
  ),
  seen: say('Seen', 'Visto'),
  seenOf: say(
    (visit: string) => `Seen: ${visit}`,
    (visit) => `Visto: ${visit}`,
  ),
  confirm: say('Confirm', 'Confirmar'),
  confirmOf: say(
    (visit: string) => `Confirm: ${visit}`,
    (visit) => `Confirmar: ${visit}`,
  ),
  notStartedToday: say('Not started today', 'Sin empezar hoy'),
  pastVisitsNotFinished: say('Past visits not finished', 'Visitas pasadas sin terminar'),
  visitsWithoutAWelder: say('Visits without a welder', 'Visitas sin soldador'),
  cancelled: say(
    (time: string) => `Cancelled: ${time}`,
    (time) => `Cancelada: ${time}`,
  ),
  booked: say(
    (time: string) => `Booked: ${time}`,
    (time) => `Reservada: ${time}`,
  ),
  movedTo: say(
    (time: string) => `Moved to ${time}`,
    (time) => `Movida a: ${time}`,
  ),
  money: say('Money', 'Dinero'),
  allInvoices: say('All invoices', 'Todas las facturas'),
  refusedTransfers: say('Bank transfers that failed', 'Transferencias bancarias que no se realizaron'),
  disputedPayments: say('Disputed payments', 'Pagos en disputa'),
  paymentsWithoutProject: say('Payments without a project', 'Pagos sin proyecto'),
  collectedNotHandedOver: say('Collected, not handed over', 'Cobrado, sin entregar'),
  collectedTakenBack: say('Collected, then taken back', 'Cobrado y luego anulado'),
  questionsAboutEstimates: say('Questions about estimates', 'Preguntas sobre presupuestos'),
  finishedNotInvoiced: say('Finished, not invoiced', 'Terminado, sin facturar'),
  overdueInvoices: say('Overdue invoices', 'Facturas vencidas'),
  approvedInTheLastDays: say(
    (days: number) => `Approved in the last ${days} days`,
    (days) => `Aprobado en los últimos ${days} días`,
  ),
  writeInvoice: say('Write invoice', 'Hacer factura'),
  agreed: say(
    (total: string) => `Agreed ${total}`,
    (total) => `Acordado: ${total}`,
  ),
});

export const troublesTexts = inLanguages({
  title: say('Left out by the app', 'Lo que la aplicación dejó sin hacer'),
  runs: {
    calendar: say('Checking the calendar', 'Revisar el calendario'),
    erasures: say('Erasing clients', 'Borrar clientes'),
    'estimate-follow-ups': say('Asking about estimates', 'Preguntar por presupuestos'),
    imports: say('Undoing imports', 'Deshacer importaciones'),
    'invoice-reminders': say('Reminding of invoices', 'Recordar facturas'),
    mails: say('Sending emails', 'Enviar correos'),
    payments: say('Checking payments', 'Revisar pagos'),
    photos: say('Removing unused photos', 'Quitar fotos sin usar'),
    plans: say('Repeating plans', 'Repetir planes'),
    pushes: say('Sending notifications', 'Enviar notificaciones'),
    readers: say('Following changed contacts', 'Seguir los cambios de contactos'),
    'review-requests': say('Asking for reviews', 'Pedir reseñas'),
    'visit-reminders': say('Reminding of visits', 'Recordar visitas'),
  },
  other: say('Scheduled work', 'Trabajo programado'),
  seeTheLog: say(
    (subject: string) => `It failed for ${subject}, and is tried again. The log of the functions says why.`,
    (subject) => `Falló con ${subject} y se intentará de nuevo. El registro de las funciones dice por qué.`,
  ),
  since: say(
    (time: string) => `First on ${time}`,
    (time) => `Desde: ${time}`,
  ),
});

export const refusedTapsTexts = inLanguages({
  title: say('Taps not accepted', 'Pasos no aceptados'),
  kinds: {
    'on-my-way': say('On my way', 'Voy en camino'),
    start: say('Start', 'Empezar'),
    finish: say('Finish', 'Terminar'),
    cancel: say('Cancel', 'Cancelar'),
    'cannot-do': say('Can’t do this job', 'No puedo hacer este trabajo'),
    'take-back': say('Undo', 'Deshacer'),
    'extra-work': say('Extra work', 'Trabajo adicional'),
    other: say('Another step', 'Otro paso'),
  },
  collectedCash: say(
    (amount: string) => `${amount} collected in cash`,
    (amount) => `${amount} cobrados en efectivo`,
  ),
  collectedByCheck: say(
    (amount: string) => `${amount} collected by check`,
    (amount) => `${amount} cobrados con cheque`,
  ),
  toCollect: say(
    (amount: string) => `${amount} to collect`,
    (amount) => `${amount} por cobrar`,
  ),
  openVisit: say('Open the visit', 'Abrir la visita'),
  visitGone: say('This visit is no longer there.', 'Esta visita ya no existe.'),
  seenTo: say('Taken care of', 'Atendido'),
  seenToOf: say(
    (what: string, name: string) => `Taken care of: ${what}, ${name}`,
    (what, name) => `Atendido: ${what}, ${name}`,
  ),
});
