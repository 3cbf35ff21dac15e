import { inLanguages, plural, say } from '@welding/domain/values/language';

export const importsTexts = inLanguages({
  moveIn: say('Move in from another program', 'Traer datos de otro programa'),
  whatToImport: say('What to import', 'Qué importar'),
  kinds: {
    clients: say('Clients', 'Clientes'),
    price_book: say('Price book', 'Lista de precios'),
    balances: say('Open balances', 'Saldos por cobrar'),
  },
  hints: {
    clients: say(
      'A CSV or vCard file (.csv, .vcf), as your phone, Google Contacts or your old program exports it.',
      'Un archivo CSV o vCard (.csv, .vcf), como lo exportan su teléfono, Google Contacts o su programa anterior.',
    ),
    price_book: say(
      'A CSV file with a name and a price in each row.',
      'Un archivo CSV con un nombre y un precio en cada renglón.',
    ),
    balances: say(
      'A CSV file with a client and an amount in each row. Import the clients first. No email goes out.',
      'Un archivo CSV con un cliente y un monto en cada renglón. Importe primero los clientes. No se envía ningún correo.',
    ),
  },
  file: say('File', 'Archivo'),
  noRows: say(
    'This file has no rows. Choose a CSV or vCard file.',
    'Este archivo no tiene renglones. Elija un archivo CSV o vCard.',
  ),
  tooMany: say(
    (most: string) => `This file has more than ${most} rows. Please split it.`,
    (most) => `Este archivo tiene más de ${most} renglones. Divídalo, por favor.`,
  ),
  columns: say('Columns of your file', 'Columnas de su archivo'),
  columnNames: {
    company: say('Company', 'Empresa'),
    name: say('Name', 'Nombre'),
    firstName: say('First name', 'Nombre de pila'),
    lastName: say('Last name', 'Apellido'),
    email: say('Email', 'Correo electrónico'),
    phone: say('Phone', 'Teléfono'),
    address: say('Address', 'Dirección'),
    billingAddress: say('Billing address', 'Dirección de facturación'),
    dueDays: say('Payment terms', 'Plazo de pago'),
    asksPo: say('Asks for a PO number', 'Pide orden de compra'),
    kind: say('Kind', 'Tipo'),
    unit: say('Unit', 'Unidad'),
    unitPrice: say('Unit price', 'Precio por unidad'),
    cost: say('Cost', 'Costo'),
    number: say('Invoice number', 'Número de factura'),
    amount: say('Amount owed', 'Monto por cobrar'),
    dueDate: say('Due date', 'Fecha límite'),
    note: say('Note', 'Nota'),
  },
  notInFile: say('Not in the file', 'No está en el archivo'),
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
  willDo: say(
    (created: number, joined: number, skipped: number) =>
      `${created} new, ${joined} already here, ${skipped} left out`,
    (created, joined, skipped) =>
      [
        plural(created, '1 nuevo', `${created} nuevos`),
        plural(joined, '1 ya está', `${joined} ya están`),
        plural(skipped, '1 se omite', `${skipped} se omiten`),
      ].join(', '),
  ),
  rowOf: say(
    (number: number) => `Row ${number}`,
    (number) => `Renglón ${number}`,
  ),
  showMore: say('Show more rows', 'Mostrar más renglones'),
  importThem: say(
    (count: number) => plural(count, 'Import 1 row', `Import ${count} rows`),
    (count) => plural(count, 'Importar 1 renglón', `Importar ${count} renglones`),
  ),
  progress: say(
    (done: number, all: number) => `${done} of ${all} rows`,
    (done, all) => `${done} de ${all} renglones`,
  ),
  keepOpen: say('Keep this page open.', 'No cierre esta página.'),
  imported: say('Imported', 'Importado'),
  latest: say('Imports of the last day', 'Importaciones del último día'),
  theImports: say('imports', 'importaciones'),
  noImports: say('Nothing was imported in the last day.', 'No se importó nada en el último día.'),
  takeBack: say('Take back', 'Deshacer'),
  takeBackWhich: say(
    (what: string) => `Take back: ${what}`,
    (what) => `Deshacer: ${what}`,
  ),
  takeBackQuestion: say(
    'Everything that this import made will be deleted. What was here before stays.',
    'Se borrará todo lo que hizo esta importación. Lo que ya estaba se queda.',
  ),
  takenBack: say('Taken back', 'Se deshizo'),
});
