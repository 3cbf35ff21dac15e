import { inLanguages, plural, say } from '@welding/domain/values/language';
import { textLimits } from '@welding/domain/values/limits';

const counted = (count: number) => count.toLocaleString('en-US');
/** The counts that are not 0; if all are, the first. */
const counts = (all: readonly (readonly [number, string])[]) =>
  all
    .filter(([count], index) => count > 0 || (index === 0 && all.every(([other]) => other === 0)))
    .map(([, text]) => text)
    .join(', ');

export const importsTexts = inLanguages({
  moveIn: say('Import data', 'Importar datos'),
  whatToImport: say('What to import', 'Qué importar'),
  kinds: {
    clients: say('Clients', 'Clientes'),
    price_book: say('Price book', 'Lista de precios'),
    balances: say('Open balances', 'Saldos por cobrar'),
    jobs: say('Jobs and visits', 'Trabajos y visitas'),
  },
  hints: {
    clients: say(
      'A CSV, Excel or vCard file (.csv, .xlsx, .vcf), as your phone, Google Contacts or your old program exports it.',
      'Un archivo CSV, Excel o vCard (.csv, .xlsx, .vcf), como lo exportan su teléfono, Google Contacts o su programa anterior.',
    ),
    price_book: say(
      'A CSV or Excel file with a name and a price in each row.',
      'Un archivo CSV o Excel con un nombre y un precio en cada renglón.',
    ),
    balances: say(
      'A CSV or Excel file with a client and an amount in each row. Import the clients first. No email goes out.',
      'Un archivo CSV o Excel con un cliente y un monto en cada renglón. Importe primero los clientes. No se envía ningún correo.',
    ),
    jobs: say(
      'A CSV or Excel file with a client and a job in each row. Import the clients first. Past jobs become notes. No email goes out.',
      'Un archivo CSV o Excel con un cliente y un trabajo en cada renglón. Importe primero los clientes. Los trabajos pasados quedan como notas. No se envía ningún correo.',
    ),
  },
  file: say('File', 'Archivo'),
  chooseFile: say('Choose a file', 'Elegir un archivo'),
  orDrop: say('or drop it here', 'o suéltelo aquí'),
  noRows: say(
    'This file has no rows that we can read. Choose a CSV, Excel (.xlsx) or vCard file.',
    'Este archivo no tiene renglones que podamos leer. Elija un archivo CSV, Excel (.xlsx) o vCard.',
  ),
  tooMany: say(
    (most: string) => `This file has more than ${most} rows. Please split it.`,
    (most) => `Este archivo tiene más de ${most} renglones. Divídalo, por favor.`,
  ),
  noPhotos: say('Photos are not moved.', 'Las fotos no se pasan.'),
  fileOf: say(
    (program: string, rows: number) => `${program}: ${plural(rows, '1 row', `${counted(rows)} rows`)}`,
    (program, rows) => `${program}: ${plural(rows, '1 renglón', `${counted(rows)} renglones`)}`,
  ),
  rowsInFile: say(
    (rows: number) => plural(rows, '1 row in this file', `${counted(rows)} rows in this file`),
    (rows) => plural(rows, '1 renglón en este archivo', `${counted(rows)} renglones en este archivo`),
  ),
  columns: say('Columns of your file', 'Columnas de su archivo'),
  whichDay: say(
    (column: string, example: string) => `${column}: which day is ${example}?`,
    (column, example) => `${column}: ¿qué día es ${example}?`,
  ),
  chooseOrder: say(
    'Choose how the days in your file are written.',
    'Elija cómo están escritas las fechas de su archivo.',
  ),
  columnNames: {
    company: say('Company', 'Empresa'),
    name: say('Name', 'Nombre'),
    firstName: say('First name', 'Nombre de pila'),
    lastName: say('Last name', 'Apellido'),
    email: say('Email', 'Correo electrónico'),
    phone: say('Phone', 'Teléfono'),
    address: say('Address', 'Dirección'),
    street: say('Street', 'Calle'),
    unit: say('Unit', 'Unidad'),
    city: say('City', 'Ciudad'),
    state: say('State', 'Estado'),
    zip: say('ZIP', 'Código postal'),
    country: say('Country', 'País'),
    billingAddress: say('Billing address', 'Dirección de facturación'),
    dueDays: say('Payment terms', 'Plazo de pago'),
    asksPo: say('Asks for a PO number', 'Pide orden de compra'),
    kind: say('Kind', 'Tipo'),
    unitPrice: say('Unit price', 'Precio por unidad'),
    cost: say('Cost', 'Costo'),
    taxable: say('Sales tax', 'Impuesto sobre ventas'),
    number: say('Invoice number', 'Número de factura'),
    amount: say('Amount owed', 'Monto por cobrar'),
    dueDate: say('Due date', 'Fecha límite'),
    note: say('Note', 'Nota'),
    total: say('Invoice total', 'Total de la factura'),
    paid: say('Amount paid', 'Monto pagado'),
    status: say('Status', 'Estado'),
    contact: say('Contact person', 'Persona de contacto'),
    title: say('Title', 'Título'),
    when: say('Day and time', 'Día y hora'),
    time: say('Time', 'Hora'),
    minutes: say('Length', 'Duración'),
    leaveOut: say('Leave out', 'Omitir'),
  },
  customer: say('Customer', 'Cliente'),
  cardFields: {
    nickname: say('Nickname', 'Apodo'),
    birthday: say('Birthday', 'Cumpleaños'),
    website: say('Website', 'Sitio web'),
    role: say('Role', 'Función'),
  },
  /** The addresses of a person, by the word that headings have for them. */
  addressNames: {
    service: say('Service', 'Servicio'),
    ship: say('Shipping', 'Envío'),
    property: say('Property', 'Propiedad'),
    home: say('Home', 'Casa'),
    business: say('Business', 'Negocio'),
    work: say('Work', 'Trabajo'),
    other: say('Other', 'Otra'),
    mailing: say('Mailing', 'Correspondencia'),
    bill: say('Billing', 'Facturación'),
  },
  addressNumber: say(
    (number: string) => `Address ${number}`,
    (number) => `Dirección ${number}`,
  ),
  column: say(
    (number: number) => `Column ${number}`,
    (number) => `Columna ${number}`,
  ),
  preview: say('Preview', 'Vista previa'),
  previewing: say('Reading …', 'Leyendo …'),
  does: {
    create: say('New', 'Nuevo'),
    join: say('Already here', 'Ya está'),
    skip: say('Left out', 'Se omite'),
  },
  /** Of several rows. */
  doAll: {
    create: say('New', 'Nuevos'),
    join: say('Already here', 'Ya están'),
    skip: say('Left out', 'Se omiten'),
  },
  willDo: say(
    (created: number, joined: number, skipped: number) =>
      counts([
        [created, `${counted(created)} new`],
        [joined, `${counted(joined)} already here`],
        [skipped, `${counted(skipped)} left out`],
      ]),
    (created, joined, skipped) =>
      counts([
        [created, plural(created, '1 nuevo', `${counted(created)} nuevos`)],
        [joined, plural(joined, '1 ya está', `${counted(joined)} ya están`)],
        [skipped, plural(skipped, '1 se omite', `${counted(skipped)} se omiten`)],
      ]),
  ),
  newContact: say('New contact', 'Contacto nuevo'),
  newContacts: say(
    (count: number) =>
      plural(count, '1 new contact of a company', `${counted(count)} new contacts of companies`),
    (count) =>
      plural(count, '1 contacto nuevo de una empresa', `${counted(count)} contactos nuevos de empresas`),
  ),
  newNotes: say(
    (count: number) => plural(count, '1 adds to a note', `${counted(count)} add to notes`),
    (count) => plural(count, '1 agrega a una nota', `${counted(count)} agregan a notas`),
  ),
  leftOutOf: say(
    (count: number, file: string) =>
      plural(count, `1 row of ${file} was left out`, `${counted(count)} rows of ${file} were left out`),
    (count, file) =>
      plural(count, `Se omitió 1 renglón de ${file}`, `Se omitieron ${counted(count)} renglones de ${file}`),
  ),
  downloadLeftOut: say('Download as CSV', 'Descargar como CSV'),
  leftOutFile: say(
    (file: string) => `left out - ${file.replace(/\.\w+$/, '')}.csv`,
    (file) => `omitidos - ${file.replace(/\.\w+$/, '')}.csv`,
  ),
  row: say('Row', 'Renglón'),
  reason: say('Reason', 'Motivo'),
  byYou: say('You left it out', 'Usted lo omitió'),
  notReached: say('The import was stopped before it', 'La importación se detuvo antes'),
  paidLeftOut: say(
    (count: number) => plural(count, '1 paid invoice left out', `${count} paid invoices left out`),
    (count) => plural(count, 'se omite 1 factura pagada', `se omiten ${count} facturas pagadas`),
  ),
  paid: say('Already paid', 'Ya está pagada'),
  openQuote: say(
    'A quotation mark (") in this row is not closed, as in 6" pipe. Check its cells and save it',
    'Una comilla (") de este renglón no se cierra, como en tubo de 6". Revise sus celdas y guárdelo',
  ),
  notSent: say('Never sent, or canceled', 'No se envió o se canceló'),
  cellTooLong: say(
    (column: string, length: number) =>
      `${column}: ${counted(length)} characters, and ${counted(textLimits.text)} fit. Shorten the text`,
    (column, length) =>
      `${column}: ${counted(length)} caracteres, y caben ${counted(textLimits.text)}. Acorte el texto`,
  ),
  whatRowsDo: say('What each row does', 'Qué hace cada renglón'),
  showRows: say('Show rows', 'Mostrar renglones'),
  allRows: say(
    (count: number) => `All: ${counted(count)}`,
    (count) => `Todos: ${counted(count)}`,
  ),
  rowsThat: say(
    (does: string, count: number) => `${does}: ${counted(count)}`,
    (does, count) => `${does}: ${counted(count)}`,
  ),
  take: say('Import', 'Importar'),
  takeRow: say(
    (row: number, name: string) => `Import row ${row}: ${name}`,
    (row, name) => `Importar el renglón ${row}: ${name}`,
  ),
  whatItDoes: say('What it does', 'Qué hace'),
  correctRow: say(
    (row: number) => `Correct row ${row}`,
    (row) => `Corregir el renglón ${row}`,
  ),
  saveRow: say('Save row', 'Guardar renglón'),
  cancel: say('Cancel', 'Cancelar'),
  rowOf: say(
    (number: number) => `Row ${number}`,
    (number) => `Renglón ${number}`,
  ),
  showMore: say('Show more rows', 'Mostrar más renglones'),
  importThem: say(
    (count: number) => plural(count, 'Import 1 row', `Import ${counted(count)} rows`),
    (count) => plural(count, 'Importar 1 renglón', `Importar ${counted(count)} renglones`),
  ),
  progress: say(
    (done: number, all: number) => `${counted(done)} of ${counted(all)} rows`,
    (done, all) => `${counted(done)} de ${counted(all)} renglones`,
  ),
  importOf: say(
    (file: string) => `Import of ${file}`,
    (file) => `Importación de ${file}`,
  ),
  goOn: say(
    (file: string, done: number, all: number) =>
      `Go on with the import of ${file} (${counted(done)} of ${counted(all)} rows)`,
    (file, done, all) =>
      `Seguir con la importación de ${file} (${counted(done)} de ${counted(all)} renglones)`,
  ),
  stop: say('Stop', 'Detener'),
  leaveRest: say('Leave out the rest', 'Omitir el resto'),
  mayClose: say(
    'If this page closes, you can go on here later, on this device.',
    'Si se cierra esta página, puede seguir aquí más tarde, en este dispositivo.',
  ),
  stoppedHint: say(
    'Nothing is imported twice. What is imported already can be undone below.',
    'Nada se importa dos veces. Lo que ya se importó se puede deshacer abajo.',
  ),
  imported: say('Imported', 'Importado'),
  latest: say('Imports of the last 30 days', 'Importaciones de los últimos 30 días'),
  theImports: say('imports', 'importaciones'),
  noImports: say('Nothing was imported in the last 30 days.', 'No se importó nada en los últimos 30 días.'),
  show: say('Show them to clients', 'Mostrar a los clientes'),
  showQuestion: say(
    'Each client then sees their balance in the portal and can pay it. No email goes out.',
    'Cada cliente verá entonces su saldo en el portal y podrá pagarlo. No se envía ningún correo.',
  ),
  shown: say('Clients can see these balances', 'Los clientes pueden ver estos saldos'),
  takeBack: say('Undo', 'Deshacer'),
  takeBackWhich: say(
    (what: string) => `Undo: ${what}`,
    (what) => `Deshacer: ${what}`,
  ),
  takeBackQuestion: say(
    'Everything that this import made will be deleted. What was here before stays.',
    'Se borrará todo lo que hizo esta importación. Lo que ya estaba se queda.',
  ),
  undoingSince: say(
    (since: string) => `Undoing since ${since}`,
    (since) => `Se está deshaciendo desde ${since}`,
  ),
  undoing: say('Undoing …', 'Se está deshaciendo …'),
  undone: say(
    (done: number, all: number) => `${counted(done)} of ${counted(all)} rows taken back`,
    (done, all) => `${counted(done)} de ${counted(all)} renglones deshechos`,
  ),
  goOnUndoing: say('Go on', 'Seguir'),
  undoGoesOn: say(
    'If this page closes, the rest is taken back by itself within half an hour.',
    'Si se cierra esta página, el resto se deshace solo en media hora.',
  ),
  rowsThatStay: say('Rows that stay', 'Renglones que se quedan'),
  takenBack: say('Import undone', 'Se deshizo la importación'),
});
