import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const clientsTexts = inLanguages({
  clients: say('Clients', 'Clientes'),
  client: say('client', 'cliente'),
  allClients: say('All clients', 'Todos los clientes'),
  addAClient: say('Add a client', 'Agregar cliente'),
  none: say(
    'There are no clients yet. Accept a request, or add one.',
    'Todavía no hay clientes. Acepte una solicitud o agregue uno.',
  ),
  newestClients: say('Newest clients', 'Clientes más recientes'),
  foundClients: say('Found clients', 'Clientes encontrados'),
  search: say('Search', 'Buscar'),
  searchHint: say('Name, phone, email or town', 'Nombre, teléfono, correo o ciudad'),
  nobody: say(
    (typed: string) => `No one found for “${typed}”. Try fewer letters.`,
    (typed) => `No hay nadie con «${typed}». Pruebe con menos letras.`,
  ),
  contact: say('Contact', 'Contacto'),
  person: say('Name', 'Nombre'),
  phone: say('Phone', 'Teléfono'),
  email: say('Email', 'Correo electrónico'),
  address: say('Address', 'Dirección'),
  since: say('Since', 'Cliente desde'),
  notKnown: say('not known', 'no se sabe'),
  erasedOn: say(
    (date: string) => `Erased on ${date}. What the books need was kept.`,
    (date) => `Se borró el ${date}. Se conservó lo que la contabilidad necesita.`,
  ),
  edit: say('Edit', 'Editar'),
  save: say('Save', 'Guardar'),
  cancel: say('Cancel', 'Cancelar'),
  language: say('Language', 'Idioma'),
  /** Each in its own words. */
  remind: say('Send visit reminders by email', 'Recordarle sus citas por correo'),
  projects: say('Projects', 'Proyectos'),
  newProject: say('New project', 'Proyecto nuevo'),
  noEstimateYet: say('No estimate yet', 'Todavía sin presupuesto'),
  visits: say('Visits', 'Visitas'),
  newVisit: say('New visit', 'Visita nueva'),
  requests: say('Requests', 'Solicitudes'),
  payments: say('Payments', 'Pagos'),
  nouns: {
    clients: say('clients', 'clientes'),
    projects: say('projects', 'proyectos'),
    visits: say('visits', 'visitas'),
    payments: say('payments', 'pagos'),
    requests: say('requests', 'solicitudes'),
  },
  noneOf: {
    projects: say('No projects yet.', 'Todavía no hay proyectos.'),
    visits: say('No visits yet.', 'Todavía no hay visitas.'),
    payments: say('No payments yet.', 'Todavía no hay pagos.'),
    requests: say('No requests yet.', 'Todavía no hay solicitudes.'),
  },
  paymentStates: {
    processing: say('On its way', 'En camino'),
    succeeded: say('Paid', 'Pagado'),
    failed: say('Failed', 'Falló'),
    canceled: say('Cancelled', 'Cancelado'),
    refunded: say('Refunded', 'Reembolsado'),
  },
  refunded: say(
    (amount: string) => `${amount} refunded`,
    (amount) => `${amount} reembolsados`,
  ),
  balance: say('Balance', 'Saldo'),
  onItsWay: say('On its way', 'En camino'),
  balanceSubject: say('The balance is', 'El saldo'),
  loadingTheBalance: say('Loading the balance', 'Cargando el saldo'),
  tooMany: say(
    'More than this page can add up. Download invoices and payments as CSV.',
    'Son más de los que esta página puede sumar. Las facturas y los pagos se pueden descargar en CSV.',
  ),
  invoiced: say('Invoiced', 'Facturado'),
  paid: say('Paid', 'Pagado'),
  paidAhead: say('Paid ahead', 'Pagado por adelantado'),
});

type Person = { readonly name: ReactNode; readonly email: string };

export const recordTexts = inLanguages({
  record: say('Record', 'Expediente'),
  everything: say(
    'Everything stored about this client, as one JSON file.',
    'Todo lo guardado de este cliente, en un archivo JSON.',
  ),
  exportIt: say('Export', 'Exportar'),
  cancel: say('Cancel', 'Cancelar'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  checking: say(
    'Checking for open invoices and estimates',
    'Revisando si hay facturas y presupuestos abiertos',
  ),
  openInvoices: say(
    (count: number, numbers: string, owed: string) =>
      count === 1
        ? `An invoice is still open: ${numbers}, ${owed} in all.`
        : `${count} invoices are still open: ${numbers}, ${owed} in all.`,
    (count, numbers, owed) =>
      count === 1
        ? `Todavía hay una factura abierta: ${numbers}, ${owed} en total.`
        : `Todavía hay ${count} facturas abiertas: ${numbers}, ${owed} en total.`,
  ),
  openEstimates: say(
    (count: number, numbers: string) =>
      count === 1
        ? `An estimate waits for an answer: ${numbers}.`
        : `${count} estimates wait for an answer: ${numbers}.`,
    (count, numbers) =>
      count === 1
        ? `Hay un presupuesto sin respuesta: ${numbers}.`
        : `Hay ${count} presupuestos sin respuesta: ${numbers}.`,
  ),
  notChecked: say(
    "We couldn't check for open invoices and estimates. Look in Money before you go on.",
    'No pudimos revisar si hay facturas y presupuestos abiertos. Revise en Dinero antes de seguir.',
  ),
  moreNotChecked: say(
    "We couldn't check for more open invoices and estimates. Look in Money before you go on.",
    'No pudimos revisar si hay más facturas y presupuestos abiertos. Revise en Dinero antes de seguir.',
  ),
  mergeADuplicate: say('Merge a duplicate', 'Unir un duplicado'),
  whatMoves: say(
    (duplicate: Person, kept: Person) => (
      <>
        Projects, visits, payments and requests of {duplicate.name} ({duplicate.email}) move to {kept.name} (
        {kept.email}). The other record is closed; its email opens this one’s portal if it was ever confirmed.
        This cannot be undone.
      </>
    ),
    (duplicate, kept) => (
      <>
        Los proyectos, visitas, pagos y solicitudes de {duplicate.name} ({duplicate.email}) pasan a{' '}
        {kept.name} ({kept.email}). El otro expediente se cierra; su correo abre el portal de este si alguna
        vez se confirmó. Esto no se puede deshacer.
      </>
    ),
  ),
  owesThatToo: say(
    (name: string) => `${name} will owe that, too.`,
    (name) => `Entonces ${name} también debe eso.`,
  ),
  isAskedForIt: say(
    (name: string) => `${name} will be asked for it.`,
    (name) => `Entonces se le pide respuesta a ${name}.`,
  ),
  sameClient: say(
    'I checked: both records are the same client',
    'Ya revisé: los dos registros son del mismo cliente',
  ),
  mergeThem: say('Merge them', 'Unirlos'),
  recordsMerged: say('Records merged', 'Expedientes unidos'),
  eraseThisClient: say('Erase this client', 'Borrar este cliente'),
  whatErasingDoes: say(
    'Name, contact, notes and texts are deleted for good and the client is signed out. Payments and the dates of projects and visits stay, for the books. This can’t be undone: export it first if you may need it.',
    'Nombre, contacto, notas y textos se borran para siempre y se cierra la sesión del cliente. Los pagos y las fechas de proyectos y visitas se quedan, para la contabilidad. Esto no se puede deshacer: expórtelo antes, por si lo llega a necesitar.',
  ),
  commentsStay: say(
    'Comments on timesheets stay as they were typed.',
    'Los comentarios de las hojas de horas quedan como se escribieron.',
  ),
  commentsNaming: say('Comments that name this client', 'Comentarios que nombran a este cliente'),
  owedStays: say(
    'What’s owed stays on the books, and no more reminders go out.',
    'Lo que debe se queda en la contabilidad, y ya no salen recordatorios.',
  ),
  noAnswerAnymore: say('No one can answer them anymore.', 'Ya nadie los puede contestar.'),
  typeToConfirm: say(
    (name: string) => `Type ${name} to confirm`,
    (name) => `Para confirmar, escriba ${name}`,
  ),
  eraseForGood: say('Erase for good', 'Borrar para siempre'),
});
