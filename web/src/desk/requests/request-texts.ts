import { inLanguages, say } from '@welding/domain/values/language';

export const requestTexts = inLanguages({
  allRequests: say('All requests', 'Todas las solicitudes'),
  noun: say('request', 'solicitud'),
  wants: {
    phone: say('Wants to be called', 'Quiere que le llamen'),
    email: say('Wants an email', 'Quiere un correo'),
    other: say('Wants another kind of answer', 'Quiere otro tipo de respuesta'),
  },
  wantsShort: {
    phone: say('Call', 'Llamada'),
    email: say('Email', 'Correo'),
    other: say('Other', 'Otra forma'),
  },
  foundUs: say(
    (how: string) => `Found us by: ${how}`,
    (how) => `Nos encontró por: ${how}`,
  ),
  photos: say('Photos', 'Fotos'),
  request: say('Request', 'Solicitud'),
  aboutTheJob: say('About the job', 'Sobre el trabajo'),
  byOurRates: say(
    (range: string) => `By our rates: ${range}`,
    (range) => `Con nuestras tarifas: ${range}`,
  ),
  couldBeginWith: say('An estimate could start with', 'Un presupuesto podría empezar con'),
  atUnitPrice: say(
    (quantity: string, price: string) => `${quantity} at ${price}`,
    (quantity, price) => `${quantity} a ${price}`,
  ),
  inTheMiddle: say('Midpoint', 'Punto medio'),
  shownOnSite: say(
    (range: string) => `Shown on the site before it was sent: ${range}`,
    (range) => `Se mostró en el sitio antes de enviarla: ${range}`,
  ),
});

export const answerTexts = inLanguages({
  answer: say('Answer', 'Respuesta'),
  yourAnswer: say('Your answer', 'Su respuesta'),
  accept: say('Accept', 'Aceptar'),
  close: say('Close', 'Cerrar'),
  accepted: say('Request accepted', 'Solicitud aceptada'),
  setUp: say('Client and project are set up.', 'El cliente y el proyecto quedaron listos.'),
  setUpAndTold: say(
    'Client and project are set up, and the email is on its way.',
    'El cliente y el proyecto quedaron listos, y el correo va en camino.',
  ),
  acceptAndEstimate: say('Accept and write the estimate', 'Aceptar y escribir el presupuesto'),
  acceptAndVisit: say('Accept and plan the visit', 'Aceptar y planear la visita'),
  justAccept: say('Accept only', 'Solo aceptar'),
  accepting: say('Accepting', 'Aceptando'),
  projectTitle: say('Project title', 'Título del proyecto'),
  service: say('Service', 'Servicio'),
  descriptionHint: say('The client sees it in the portal.', 'El cliente la ve en el portal.'),
  workAddress: say('Address of the work', 'Dirección del trabajo'),
  addressUse: say('Used for visits.', 'Se usa en las visitas.'),
  addressMissing: say(
    'Missing. Ask the client: it is used for visits.',
    'Falta. Hay que pedírsela al cliente: se usa en las visitas.',
  ),
  zip: say('ZIP code', 'Código postal'),
  tell: say(
    'Tell the client by email that we’re taking the job',
    'Avisar al cliente por correo que tomamos el trabajo',
  ),
  loadingMail: say('Loading the email', 'Cargando el correo'),
  mailNotShown: say(
    'No connection: the email can’t be shown right now.',
    'Sin conexión: el correo no se puede mostrar ahora.',
  ),
  client: say('Client', 'Cliente'),
  ifConfirmed: say('if the email is confirmed', 'si el correo está confirmado'),
  asNew: say('as a new client', 'como cliente nuevo'),
  lookingForEmail: say('looking for the email', 'buscando el correo'),
  same: {
    email: say(
      (contact: string) => `same email: ${contact}`,
      (contact) => `mismo correo: ${contact}`,
    ),
    phone: say(
      (contact: string) => `same phone: ${contact}`,
      (contact) => `mismo teléfono: ${contact}`,
    ),
    name: say(
      (contact: string) => `same name: ${contact}`,
      (contact) => `mismo nombre: ${contact}`,
    ),
  },
  closeRequest: say('Close the request', 'Cerrar la solicitud'),
  requestClosed: say('Request closed', 'Solicitud cerrada'),
  reason: say('Reason', 'Motivo'),
  chooseReason: say('Choose a reason', 'Elegir un motivo'),
  noteHint: say('For the desk; the client never sees it.', 'Para la oficina; el cliente nunca la ve.'),
  writeEstimate: say('Write the estimate', 'Escribir el presupuesto'),
  planVisit: say('Plan the visit', 'Planear la visita'),
  openProject: say('Open the project', 'Abrir el proyecto'),
  openClient: say('Open the client', 'Abrir el cliente'),
  reopen: say('Reopen', 'Reabrir'),
  undo: say('Undo', 'Deshacer'),
  undone: say('Undone', 'Deshecho'),
  openAgain: say('The request is open again.', 'La solicitud está abierta otra vez.'),
  notUndone: say('Not undone', 'No se deshizo'),
  notUndoneOffline: say(
    'No connection: nothing was undone. Please try again.',
    'Sin conexión: no se deshizo nada. Intente de nuevo.',
  ),
});
