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
  note: say('Note for staff', 'Nota para el personal'),
  notKnown: say('not known', 'no se sabe'),
  erasedOn: say(
    (date: string) => `Erased on ${date}. What the books need was kept.`,
    (date) => `Se borró el ${date}. Se conservó lo que la contabilidad necesita.`,
  ),
  stillErasing: say(
    'Erasing isn’t complete yet. It goes on by itself, usually within 15 minutes.',
    'El borrado aún no termina. Sigue por sí solo, por lo general en 15 minutos.',
  ),
  edit: say('Edit', 'Editar'),
  save: say('Save', 'Guardar'),
  cancel: say('Cancel', 'Cancelar'),
  language: say('Language', 'Idioma'),
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
  balance: say('Balance', 'Saldo'),
  onItsWay: say('On its way', 'En camino'),
  theBalance: say('the balance', 'el saldo'),
  invoiced: say('Invoiced', 'Facturado'),
  paid: say('Paid', 'Pagado'),
  paidAhead: say('Credit', 'Saldo a favor'),
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
  newestComments: say(
    (most: number) => `Only the newest ${most} comments were checked.`,
    (most) => `Solo se revisaron los ${most} comentarios más recientes.`,
  ),
  comments: say('comments', 'comentarios'),
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

export const companyPanelTexts = inLanguages({
  billing: say('Company and billing', 'Empresa y facturación'),
  company: say('Company', 'Empresa'),
  companyHint: say('Estimates and invoices go to this name.', 'A este nombre van presupuestos y facturas.'),
  billingAddress: say('Billing address', 'Dirección de facturación'),
  billingHint: say('Only if it’s not the address above.', 'Solo si no es la dirección de arriba.'),
  terms: say('Payment terms', 'Plazo de pago'),
  termsInDays: say('Payment terms in days', 'Plazo de pago en días'),
  termsHint: say('Leave empty for the usual terms.', 'Vacío: el plazo de siempre.'),
  net: say(
    (days: number) => (days === 0 ? 'Due on receipt' : `Net ${days}`),
    (days) => (days === 0 ? 'Al recibir la factura' : `${days} días`),
  ),
  usualTerms: say('the usual', 'el de siempre'),
  tax: say('Sales tax', 'Impuesto sobre ventas'),
  exempt: say(
    (number: string) => `Exempt, certificate ${number}`,
    (number) => `Exento, certificado ${number}`,
  ),
  taxedPapers: say('Papers that still ask sales tax', 'Documentos que todavía cobran impuesto'),
  taxedPapersExplained: say(
    'What was agreed stays, and its tax falls away. These get a new version without tax; a sent one is mailed.',
    'Lo acordado se mantiene, sin el impuesto. De estos se hace una versión nueva sin impuesto; los enviados se mandan por correo.',
  ),
  withoutTax: say('New version without tax', 'Versión nueva sin impuesto'),
  papers: say('Estimates and invoices', 'Presupuestos y facturas'),
  taxed: say('as in the settings', 'como en la configuración'),
  taxNumber: say('Tax exemption certificate', 'Certificado de exención de impuestos'),
  taxNumberHint: say('Its number. Leave empty if they pay sales tax.', 'Su número. Vacío si paga impuesto.'),
  po: say('PO number', 'Orden de compra'),
  asksPo: say('Approving needs a PO number', 'Para aprobar hace falta una orden de compra'),
  needed: say('needed to approve', 'necesaria para aprobar'),
  notNeeded: say('not needed', 'no hace falta'),
  certificate: say('Photo of the certificate', 'Foto del certificado'),
  takePhoto: say('Take a photo', 'Tomar una foto'),
  choosePhoto: say('Choose a photo', 'Elegir una foto'),
  preparing: say('Saving the photo', 'Guardando la foto'),
  removePhoto: say('Remove the photo', 'Quitar la foto'),
  none: say('none', 'ninguna'),
  edit: say('Edit', 'Editar'),
  save: say('Save', 'Guardar'),
  cancel: say('Cancel', 'Cancelar'),
});

export const contactsTexts = inLanguages({
  contacts: say('Contacts', 'Contactos'),
  signIn: say(
    'A contact with an email can sign in and see what you assign.',
    'Un contacto con correo puede entrar y ver lo que usted le asigne.',
  ),
  none: say('No contacts. Everything goes to the client.', 'Sin contactos. Todo va al cliente.'),
  add: say('Add a contact', 'Agregar contacto'),
  edit: say('Edit', 'Editar'),
  editOne: say(
    (name: string) => `Edit ${name}`,
    (name) => `Editar ${name}`,
  ),
  remove: say('Remove', 'Quitar'),
  removeOne: say(
    (name: string) => `Remove ${name}?`,
    (name) => `¿Quitar a ${name}?`,
  ),
  whatRemovingDoes: say(
    'They are signed out of the portal, and the links in their emails end. Emails still waiting are not sent to them. Their name, email and phone are deleted for good. The company stays as it is.',
    'Se cierra su sesión en el portal y terminan los enlaces de sus correos. Los correos en espera ya no se le mandan. Su nombre, correo y teléfono se borran para siempre. La empresa queda igual.',
  ),
  remind: say(
    (name: string) => `Send ${name} reminders by email`,
    (name) => `Mandarle recordatorios por correo a ${name}`,
  ),
  removeForGood: say('Remove for good', 'Quitar para siempre'),
  removed: say('Contact removed', 'Contacto quitado'),
  save: say('Save', 'Guardar'),
  cancel: say('Cancel', 'Cancelar'),
  emailHint: say('Their kind of email goes there.', 'Ahí llegan los correos de lo que lleva.'),
  phone: say('Phone', 'Teléfono'),
  roles: say('What they take care of', 'De qué se encarga'),
});
