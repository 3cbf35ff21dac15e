import { inLanguages, plural, say } from '../values/language.ts';

export const importTexts = inLanguages({
  kind: say(
    'Say what to import: clients, price_book, balances or jobs',
    'Indique qué importar: clients, price_book, balances o jobs',
  ),
  rowNumbers: say('Give one row number for each row', 'Indique un número de renglón para cada renglón'),
  rows: say(
    (most: number) => `Send 1 to ${most} rows at a time`,
    (most) => `Envíe de 1 a ${most} renglones por vez`,
  ),
  apply: say('Apply must be true or false', 'Apply debe ser true o false'),
  cellTooLong: say('A cell has more text than fits', 'Una celda tiene más texto del que cabe'),
  noName: say('No name', 'Sin nombre'),
  nameTooLong: say('The name is too long', 'El nombre es demasiado largo'),
  cutNumber: say(
    (phone: string) => `Excel has cut this number: ${phone}. Format the column as text and export it again`,
    (phone) => `Excel recortó este número: ${phone}. Dé a la columna formato de texto y vuelva a exportarla`,
  ),
  noted: {
    name: say('Name', 'Nombre'),
    email: say('Email', 'Correo'),
    phone: say('Phone', 'Teléfono'),
    titles: say('Title', 'Título'),
    address: say('Address', 'Dirección'),
  },
  goesIntoNote: say(
    (text: string) => `Goes into the note: ${text}`,
    (text) => `Queda en la nota: ${text}`,
  ),
  doesNotFit: say(
    (text: string) => `No room in the note for: ${text}`,
    (text) => `En la nota no cabe: ${text}`,
  ),
  contactOf: say(
    (company: string) => `Contact of ${company}`,
    (company) => `Contacto de ${company}`,
  ),
  jobOf: say(
    (job: string, client: string) => `“${job}” is a job of ${client}, and no client. Import it with the jobs`,
    (job, client) => `«${job}» es un trabajo de ${client}, y no un cliente. Impórtelo con los trabajos`,
  ),
  sameEmail: say(
    (name: string) => `Already here: ${name} has this email`,
    (name) => `Ya está: ${name} tiene este correo`,
  ),
  samePhone: say(
    (name: string) => `Already here: ${name} has this phone`,
    (name) => `Ya está: ${name} tiene este teléfono`,
  ),
  sameName: say(
    (name: string) => `Already here: ${name}`,
    (name) => `Ya está: ${name}`,
  ),
  maybeSame: say(
    (name: string) => `May be the same as ${name}`,
    (name) => `Puede ser la misma persona que ${name}`,
  ),
  billedTo: say(
    (address: string) => `Bills go to ${address}`,
    (address) => `Las facturas van a ${address}`,
  ),
  dueWithin: say(
    (days: number) =>
      days === 0 ? 'Pays on receipt' : `Pays within ${plural(days, '1 day', `${days} days`)}`,
    (days) => (days === 0 ? 'Paga al recibir' : `Paga en ${plural(days, '1 día', `${days} días`)}`),
  ),
  unclearTerms: say(
    (terms: string) => `“${terms}” is no number of days: your own terms apply`,
    (terms) => `«${terms}» no es un número de días: valen sus condiciones`,
  ),
  asksPo: say('Asks for a PO number', 'Pide número de orden de compra'),
  unclearPo: say(
    (text: string) => `“${text}” says neither yes nor no: no PO number is asked for`,
    (text) => `«${text}» no dice ni sí ni no: no se pide número de orden de compra`,
  ),
  badAmount: say(
    (text: string) => `“${text}” is not an amount of dollars`,
    (text) => `«${text}» no es un monto en dólares`,
  ),
  credit: say(
    (text: string) => `“${text}” is a credit, and only what is owed is imported`,
    (text) => `«${text}» es un saldo a favor, y solo se importa lo que se debe`,
  ),
  noAmount: say('No amount', 'Sin monto'),
  unknownKind: say(
    (kind: string) => `“${kind}” is no kind of ours: it becomes Other`,
    (kind) => `«${kind}» no es un tipo nuestro: será Otro`,
  ),
  otherTax: say(
    (tax: string, kind: string) => ({
      taxed: `“${tax}”: sales tax applies to materials, and this is ${kind}. Tick Taxed where you use it`,
      untaxed: `“${tax}”: sales tax applies to ${kind}. Take the tick off Taxed where you use it`,
    }),
    (tax, kind) => ({
      taxed: `«${tax}»: el impuesto se aplica a los materiales, y esto es ${kind}. Marque «Con impuesto» donde lo use`,
      untaxed: `«${tax}»: el impuesto se aplica a ${kind}. Quite la marca «Con impuesto» donde lo use`,
    }),
  ),
  unclearTax: say(
    (tax: string) => `“${tax}” does not say whether sales tax applies: its kind decides`,
    (tax) => `«${tax}» no dice si se aplica el impuesto: lo decide su tipo`,
  ),
  taxRate: say(
    (tax: string) => `“${tax}”: the rate comes from your settings`,
    (tax) => `«${tax}»: la tasa viene de su configuración`,
  ),
  badDate: say(
    (text: string) => `“${text}” is not a date`,
    (text) => `«${text}» no es una fecha`,
  ),
  noSuchClient: say(
    'No client like this. Import the clients first',
    'No hay un cliente así. Importe primero los clientes',
  ),
  severalClients: say(
    'Several clients are called this. Add the email or the phone',
    'Varios clientes se llaman así. Agregue el correo o el teléfono',
  ),
  nothingOwed: say('Nothing is owed', 'No se debe nada'),
  neverSent: say(
    (status: string) => `“${status}”: nothing was asked for`,
    (status) => `«${status}»: no se cobró nada`,
  ),
  sameNumber: say(
    (number: string) => `Already here: invoice ${number}`,
    (number) => `Ya está: factura ${number}`,
  ),
  owes: say(
    (client: string, amount: string) => `${client} owes ${amount}`,
    (client, amount) => `${client} debe ${amount}`,
  ),
  onlyBalances: say(
    'Only open balances can be shown to clients',
    'Solo los saldos por cobrar se pueden mostrar a los clientes',
  ),
  balanceBefore: say('Balance from before', 'Saldo anterior'),
  /** The prefix of a number for a balance that comes without one. */
  old: say('OLD', 'ANT'),
  tooLate: say(
    'An import can be undone for 30 days, and this one is older',
    'Una importación se puede deshacer durante 30 días, y esta es más antigua',
  ),
  newerKind: say(
    'This kind of import is not known here yet. Try again in a few minutes',
    'Este tipo de importación todavía no se conoce aquí. Intente de nuevo en unos minutos',
  ),
  usedSince: say(
    (names: string) => `Used or changed since: ${names}. Nothing was undone`,
    (names) => `Se usó o cambió desde entonces: ${names}. No se deshizo nada`,
  ),
  usedMeanwhile: say(
    (names: string) => `Used or changed meanwhile: ${names}. All the rest was undone`,
    (names) => `Se usó o cambió mientras tanto: ${names}. Todo lo demás se deshizo`,
  ),
  beingUndone: say('This import is being undone', 'Esta importación se está deshaciendo'),
  changedSince: say('changed since', 'cambió desde entonces'),
  isShown: say('is shown to the client', 'se muestra al cliente'),
  has: {
    appointments: say('has a visit', 'tiene una visita'),
    estimates: say('has an estimate', 'tiene una cotización'),
    expenses: say('has an expense', 'tiene un gasto'),
    invoices: say('has an invoice', 'tiene una factura'),
    mails: say('was sent an email', 'recibió un correo'),
    payments: say('has a payment', 'tiene un pago'),
    photos: say('has photos', 'tiene fotos'),
    projectNotes: say('has a note', 'tiene una nota'),
    projects: say('has a job', 'tiene un trabajo'),
    quotes: say('has a request', 'tiene una solicitud'),
    reviews: say('has a review', 'tiene una reseña'),
    workEntries: say('has hours', 'tiene horas'),
    works: say('is shown in the gallery', 'se muestra en la galería'),
  },
  andMore: say(
    (count: number) => `${count} more`,
    (count) => `${count} más`,
  ),
});
