import { readFileSync } from 'node:fs';
import type { ImportKind } from '@welding/domain/entities/import-request';
import { readLanguageFrom } from '@welding/domain/values/language';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseTargets, profileOf } from './choose-targets.ts';
import { decodeText } from './decode-text.ts';
import { summaryOf } from './file-summary.ts';
import { findTable, type Table } from './find-table.ts';
import { plainHeading } from './headings.ts';
import { readTableFile } from './read-table-file.ts';
import { type ReadRow, rowsOf } from './rows-of.ts';

/** Files as other programs write them, tests/fixtures/imports. */
async function readSample(name: string): Promise<Table> {
  const bytes = readFileSync(new URL(`../../../../tests/fixtures/imports/${name}`, import.meta.url));
  const table = await readTableFile(new Uint8Array(bytes).buffer);
  if (!table) throw new Error(`No table in ${name}`);
  return table;
}

/** A row for comparing, by its number in the file. */
const shown = ({ at, row, problem }: ReadRow) => [at, problem ? problem.code : row];

type Sample = readonly [
  file: string,
  program: string | undefined,
  kind: ImportKind,
  rows: readonly unknown[],
];
const samples: readonly Sample[] = [
  [
    'android-contacts.vcf',
    'vCard',
    'clients',
    [
      [
        1,
        {
          name: 'Inés Nuñez',
          firstName: 'Inés',
          lastName: 'Nuñez',
          email: 'ines@example.com',
          phone: '+17085550151; 708-555-0150',
          note: 'Two trailers\nbring the long leads',
          street: 'Calle Olmo 12, lote 4',
          city: 'Cicero',
          state: 'IL',
          zip: '60804',
          country: 'US',
        },
      ],
      [
        2,
        {
          ...{ name: 'John Smith Jr.', firstName: 'John', lastName: 'Smith Jr.' },
          ...{ phone: '3125550162; 3125550163', note: 'Birthday: 1980-02-30' },
        },
      ],
    ],
  ],
  [
    'apple-contacts.vcf',
    'vCard',
    'clients',
    [
      [
        1,
        {
          name: 'Dana Marie Quill',
          firstName: 'Dana Marie',
          lastName: 'Quill',
          email: 'dana@example.com; dana@work.example',
          phone: '(815) 555-0111; (815) 555-0110',
          note: 'Gate code: 4411, dog in yard',
          street: '9 Mill Rd\nRear gate',
          city: 'Joliet',
          state: 'IL',
          zip: '60432',
          country: 'United States',
        },
      ],
      [
        2,
        {
          company: 'Prairie Fleet LLC',
          email: 'yard@fleet.example',
          phone: '312-555-0160; 312-555-0161',
          note: 'Title: Yard',
        },
      ],
    ],
  ],
  [
    'balances.xlsx',
    undefined,
    'balances',
    [
      [2, { name: 'Dana Quill', number: '4001', dueDate: '2026-10-31', amount: '1250.5' }],
      [3, { name: 'Lee Ostrander', number: '4002', dueDate: '2026-12-01', amount: '90' }],
      [4, 'paid'],
    ],
  ],
  [
    'days-in-doubt.csv',
    undefined,
    'balances',
    [
      [2, { name: 'Dana Quill', number: '88', dueDate: '2026-03-04', amount: '750' }],
      [3, 'paid'],
    ],
  ],
  [
    'excel-semicolons.csv',
    undefined,
    'clients',
    [
      [
        2,
        {
          firstName: 'Inés',
          lastName: 'Nuñez',
          email: 'ines@example.com',
          phone: '708 555 0151',
          zip: '60804',
          address: '7700 Yard Rd; patio 3, Cicero, IL',
        },
      ],
      [3, { firstName: 'José', lastName: 'Peña', email: 'ninguno', phone: '312-555-0133' }],
    ],
  ],
  [
    'excel-unicode.txt',
    undefined,
    'clients',
    [
      [2, { name: 'Dana Quill', phone: '(815) 555-0111', address: '9 Mill Rd, Joliet, IL 60432' }],
      [3, { name: 'Inés Nuñez', phone: '708 555 0151', address: '7700 Yard Rd, Cicero, IL 60804' }],
    ],
  ],
  [
    'google-contacts-old.csv',
    'Google Contacts',
    'clients',
    [
      [
        2,
        {
          name: 'Lee Ostrander',
          firstName: 'Lee',
          lastName: 'Ostrander',
          note: 'Weld cart in shed',
          email: 'lee@example.com; lee@ostrander.example',
          phone: '312-555-0130; 312-555-0131',
          street: '44 Pine St',
          city: 'Aurora',
          state: 'IL',
          zip: '60505',
          country: 'US',
        },
      ],
      [3, { name: 'Prairie Fab LLC', phone: '630-555-0140', company: 'Prairie Fab LLC' }],
    ],
  ],
  [
    'google-contacts.csv',
    'Google Contacts',
    'clients',
    [
      [
        2,
        {
          firstName: 'Dana Marie',
          lastName: 'Quill',
          note: 'Dog in yard\nGate code: 4411',
          email: 'dana@example.com',
          phone: '(815) 555-0111; (815) 555-0110',
          street: '9 Mill Rd',
          city: 'Joliet',
          state: 'IL',
          zip: '60432',
          country: 'US',
        },
      ],
      [
        3,
        {
          firstName: 'Bea',
          lastName: 'Novak Jr.',
          company: 'Kelly Steel, Inc.',
          note: 'Organization Title: Foreman',
          email: 'bea@kelly.example; bea.novak@example.com',
          phone: '+1 312-555-0120 ::: +1 312-555-0121',
          street: '120 Dock St',
          unit: 'Unit 4',
          city: 'Chicago',
          state: 'IL',
          zip: '60605',
        },
      ],
    ],
  ],
  [
    'hand-made.csv',
    undefined,
    'clients',
    [
      [
        3,
        {
          name: 'Dana Quill',
          email: 'n/a',
          phone: '(815) 555-0111',
          note: 'Gate code: 4411',
          address: '9 Mill Rd, Joliet, IL 60432',
        },
      ],
      [4, { name: 'Bob & Sue Miller', email: 'bob@example.com; sue@example.com', phone: '3.13E+09' }],
      [
        5,
        {
          name: 'Bea Novak',
          email: 'Bea <bea@kelly.example>',
          phone: '312-555-0120 / 312-555-0121',
          note: 'Two-line\r\nmemo',
        },
      ],
      [6, 'tooLong'],
    ],
  ],
  [
    'housecall-pro-customers.csv',
    'Housecall Pro',
    'clients',
    [
      [
        2,
        {
          firstName: 'Dana',
          lastName: 'Quill',
          name: 'Dana Quill',
          note: 'Tags: residential\nGate code 4411',
          email: 'dana@example.com',
          phone: '8155550111; 8155550110',
          street: '9 Mill Rd, Rear',
          city: 'Joliet',
          state: 'IL',
          zip: '60432',
        },
      ],
      [
        3,
        {
          firstName: 'Bea',
          lastName: 'Novak',
          name: 'Kelly Steel, Inc.',
          company: 'Kelly Steel, Inc.',
          note: 'Role: Foreman\nNet 30\nAddress 2: 9 Yard Rd, Joliet, IL 60432',
          email: 'bea@kelly.example',
          phone: '3125550120',
          street: '120 Dock St',
          city: 'Chicago',
          state: 'IL',
          zip: '60605',
        },
      ],
    ],
  ],
  [
    'invoice-ninja-clients.csv',
    'Invoice Ninja',
    'clients',
    [
      [
        2,
        {
          company: 'Kelly Steel',
          phone: '312-555-0120; 312-555-0121',
          note: 'Call first',
          firstName: 'Bea',
          lastName: 'Novak',
          email: 'bea@kelly.example',
          city: 'Chicago',
          state: 'IL',
          zip: '60605',
          country: 'United States',
          address: '120 Dock St, Unit 4',
        },
      ],
    ],
  ],
  [
    'invoice-ninja-invoices.csv',
    'Invoice Ninja',
    'balances',
    [
      [
        2,
        {
          number: '0041',
          name: 'Kelly Steel',
          email: 'bea@kelly.example',
          dueDate: '2026-10-31',
          note: 'Dock plate',
          amount: '1250.00',
        },
      ],
      [3, 'paid'],
    ],
  ],
  [
    'jobs.csv',
    undefined,
    'jobs',
    [
      [
        2,
        {
          ...{
            name: 'Dana Quill',
            email: 'dana@example.com',
            title: 'Gate hinge',
            note: 'Job #: 501\nInstructions: Ring twice',
          },
          ...{ street: '9 Mill Rd', city: 'Joliet', state: 'IL', zip: '60432' },
          ...{ when: '2026-12-14', time: '9:00 AM', minutes: '2 h', status: 'Scheduled' },
        },
      ],
      [
        3,
        {
          ...{
            name: 'Kelly Steel, Inc.',
            email: 'bea@kelly.example',
            title: 'Dock plate',
            note: 'Job #: 502',
          },
          ...{ street: '120 Dock St', city: 'Chicago', state: 'IL', zip: '60605' },
          ...{ when: '2026-10-02', status: 'Completed' },
        },
      ],
    ],
  ],
  [
    'jobber-clients.csv',
    'Jobber',
    'clients',
    [
      [
        2,
        {
          name: 'Dana Quill',
          note: 'Lead Source: Google\nGate code: 4411',
          firstName: 'Dana',
          lastName: 'Quill',
          phone: '(815) 555-0111; (815) 555-0110',
          email: 'dana@example.com, dana@work.example',
          street: '9 Mill Rd',
          city: 'Joliet',
          state: 'Illinois',
          zip: '60432',
          country: 'United States',
        },
      ],
      [
        3,
        {
          name: 'Kelly Steel, Inc.',
          company: 'Kelly Steel, Inc.',
          note: 'Title: Ms.\nTags: commercial',
          firstName: 'Bea',
          lastName: 'Novak',
          phone: '(312) 555-0120',
          email: 'bea@kelly.example',
          street: '120 Dock St, Unit 4',
          city: 'Chicago',
          state: 'Illinois',
          zip: '60605',
          country: 'United States',
          billingAddress: 'PO Box 9, Chicago, Illinois 60605, United States',
        },
      ],
    ],
  ],
  [
    'jobber-invoices.csv',
    'Jobber',
    'balances',
    [
      [2, 'paid'],
      [
        3,
        {
          number: '3002',
          name: 'Dana Quill',
          email: 'dana@example.com',
          note: 'Rail repair',
          dueDate: '2026-12-02',
          amount: '400.00',
        },
      ],
      [
        4,
        {
          number: '3003',
          name: 'Kelly Steel, Inc.',
          email: 'bea@kelly.example',
          note: 'Dock plate',
          dueDate: '2026-10-15',
          amount: '1,250.00',
        },
      ],
      [5, 'notSent'],
    ],
  ],
  [
    'our-clients.csv',
    'Lakeline Desk',
    'clients',
    [
      [
        2,
        {
          firstName: 'Dana',
          lastName: 'Quill',
          email: 'dana@example.com',
          phone: "'+1 815 555 0111",
          address: '9 Mill Rd, Joliet, IL 60432',
        },
      ],
      [
        3,
        {
          email: 'bea@kelly.example',
          company: "'@Kelly Steel",
          billingAddress: 'PO Box 9, Chicago, IL 60605',
          dueDays: '30',
          note: 'tax exempt: E-9981',
          asksPo: 'yes',
          address: '120 Dock St, Chicago, IL 60605',
        },
      ],
    ],
  ],
  [
    'our-invoices.csv',
    'Lakeline Desk',
    'balances',
    [
      [2, { number: 'INV-1004', name: 'Dana Quill', dueDate: '2026-10-31', amount: '250' }],
      [3, 'paid'],
    ],
  ],
  [
    'outlook.csv',
    'Outlook',
    'clients',
    [
      [
        2,
        {
          firstName: 'Inés',
          lastName: 'Nuñez',
          note: 'Job Title: Owner\nRing twice',
          email: 'ines@example.com',
          phone: '(708) 555-0150; (708) 555-0151; (708) 555-0152',
          company: 'Nuñez Trucking',
          street: '7700 Yard Rd\r\nDock 3',
          city: 'Cicero',
          state: 'IL',
          zip: '60804',
          country: 'United States of America',
        },
      ],
      [
        3,
        {
          firstName: 'Amy',
          lastName: 'Wu',
          note: 'Title: Dr.\nBusiness: 1 Clinic Way, Oak Park, IL 60301',
          email: 'amy@example.com; amy@clinic.example',
          phone: '(773) 555-0153',
          street: '5 Elm Ct',
          city: 'Berwyn',
          state: 'IL',
          zip: '60402',
        },
      ],
    ],
  ],
  [
    'phone-list-without-headings.csv',
    undefined,
    'clients',
    [
      [1, { name: 'Dana Quill', phone: '(815) 555-0111', email: 'dana@example.com' }],
      [2, { name: 'Lee Ostrander', phone: '312.555.0130' }],
    ],
  ],
  [
    'prices.csv',
    undefined,
    'price_book',
    [
      [2, { name: 'Rod E7018', kind: 'Material', unitPrice: '$4.20', cost: '2.10', unit: 'lb' }],
      [3, { name: 'Mobile welding', kind: 'Service', unitPrice: '125', unit: 'hour' }],
    ],
  ],
  [
    'prices-with-tax.csv',
    undefined,
    'price_book',
    [
      [
        2,
        {
          ...{ name: 'Rod E7018', kind: 'Material', unitPrice: '$4.20', cost: '2.10', unit: 'lb' },
          taxable: 'Tax 8.25%',
        },
      ],
      [3, { name: 'Mobile welding', kind: 'Labor', unitPrice: '125', unit: 'hour', taxable: 'Non' }],
      [4, { name: 'Truck fee', kind: 'Service', unitPrice: '45', unit: 'trip', taxable: 'TAX' }],
    ],
  ],
  [
    'quickbooks-contact-list.xlsx',
    'QuickBooks Online',
    'clients',
    [
      [
        5,
        {
          name: 'Dana Quill',
          phone: 'Phone:(815) 555-0110; Mobile:(815) 555-0111',
          email: 'dana@example.com',
          address: '9 Mill Rd Joliet IL 60432',
        },
      ],
      [
        6,
        {
          name: 'Bea Novak',
          phone: 'Phone:(312) 555-0120',
          email: 'bea@kelly.example',
          billingAddress: 'PO Box 9 Chicago IL 60605',
          address: '120 Dock St Chicago IL 60605',
          company: 'Kelly Steel, Inc.',
        },
      ],
    ],
  ],
  [
    'quickbooks-desktop-customers.csv',
    'QuickBooks Desktop',
    'clients',
    [
      [
        2,
        {
          name: 'Kelly Steel, Inc.',
          note: 'Balance: 1,250.00\nRep: WK\nCustomer Type: Commercial',
          company: 'Kelly Steel, Inc.',
          firstName: 'Bea',
          lastName: 'Novak',
          phone: '312-555-0120; 312-555-0121; 312-555-0129',
          email: 'bea@kelly.example',
          dueDays: 'Net 30',
          street: '9 Yard Rd, Joliet, IL 60432',
          billingAddress: '120 Dock St, Chicago, IL 60605',
        },
      ],
      [
        3,
        {
          name: 'Smith, John',
          phone: '815-555-0181',
          email: 'none',
          dueDays: 'Due on receipt',
          street: '9 Mill Rd, Joliet, IL 60432',
        },
      ],
    ],
  ],
  [
    'quickbooks-desktop-open-invoices.csv',
    'QuickBooks Desktop',
    'balances',
    [
      [3, { name: 'Kelly Steel', number: '1041', dueDate: '2026-10-31', amount: '1,250.00' }],
      [6, { name: 'Dana Quill', number: '1042', dueDate: '2026-11-01', amount: '95.00' }],
      [7, { name: 'Dana Quill', number: '1043', dueDate: '2026-10-03', amount: '-20.00' }],
    ],
  ],
  [
    'quickbooks-online-customers.csv',
    'QuickBooks Online',
    'clients',
    [
      [
        2,
        {
          name: 'Dana Quill',
          phone: '(815) 555-0110',
          email: 'dana@example.com',
          street: '9 Mill Rd',
          city: 'Joliet',
          state: 'IL',
          zip: '60432',
          country: 'USA',
        },
      ],
      [
        3,
        {
          name: 'Prairie Fab LLC',
          company: 'Prairie Fab LLC',
          phone: '(630) 555-0140',
          email: 'office@prairie.example',
          street: '44 Pine St',
          city: 'Aurora',
          state: 'IL',
          zip: '60505',
          country: 'USA',
        },
      ],
    ],
  ],
  [
    'quickbooks-open-invoices.csv',
    'QuickBooks',
    'balances',
    [
      [7, { name: 'Kelly Steel, Inc.', number: '1041', dueDate: '2026-10-31', amount: '1,250.00' }],
      [8, { name: 'Kelly Steel, Inc.', number: '1052', dueDate: '2026-12-05', amount: '310.50' }],
      [11, { name: 'Dana Quill', number: '1060', dueDate: '2026-11-12', amount: '95.00' }],
    ],
  ],
  [
    'servicetitan-customers.csv',
    'ServiceTitan',
    'clients',
    [
      [
        2,
        {
          name: 'Smith, John, Jr.',
          note: 'Customer Type: Residential',
          phone: '7085550190',
          street: '13550 Cicero Ave',
          city: 'Crestwood',
          state: 'IL',
          zip: '60418',
        },
      ],
      [
        3,
        {
          name: 'Prairie Fab, LLC',
          note: 'Customer Type: Commercial\nBalance: $1,250.00',
          phone: '6305550140',
          email: 'office@prairie.example',
          street: '44 Pine St',
          unit: 'Ste 2',
          city: 'Aurora',
          state: 'IL',
          zip: '60505',
        },
      ],
    ],
  ],
  [
    'square-customers.csv',
    'Square',
    'clients',
    [
      [
        2,
        {
          firstName: 'Dana',
          lastName: 'Quill',
          email: 'dana@example.com',
          phone: "'+18155550111",
          note: 'Likes texts',
          street: '9 Mill Rd, Rear',
          city: 'Joliet',
          state: 'IL',
          zip: '60432',
          country: 'US',
        },
      ],
      [3, { email: 'office@prairie.example', phone: "'+16305550140", company: 'Prairie Fab LLC' }],
    ],
  ],
  [
    'us-days.csv',
    undefined,
    'balances',
    [
      [2, { name: 'Dana Quill', number: '90', dueDate: '2026-10-31', amount: '1.250,00' }],
      [3, { name: 'Lee Ostrander', number: '91', dueDate: '2026-11-01', amount: '90,50' }],
    ],
  ],
  [
    'vcard-4.vcf',
    'vCard',
    'clients',
    [
      [
        1,
        {
          company: 'García Iron',
          name: 'Maria Elena García López',
          firstName: 'Maria Elena',
          lastName: 'García López',
          email: 'maria@example.com; maria@garcia.example',
          phone: '+1-773-555-0170',
          note: 'Title: Owner',
          street: '8 Dock St',
          unit: 'Unit 2',
          city: 'Chicago',
          state: 'IL',
          zip: '60608',
          country: 'USA',
        },
      ],
    ],
  ],
];

test.each(samples)('%s', async (file, program, kind, rows) => {
  const table = await readSample(file);
  expect(profileOf(table, kind)?.program).toBe(program);
  expect(rowsOf(table, chooseTargets(table, kind)).map(shown)).toEqual(rows);
});

describe('in Spanish', () => {
  beforeEach(() => {
    const before = readLanguageFrom(() => 'es');
    return () => void readLanguageFrom(before);
  });

  test('a vCard has columns in Spanish, and is known all the same', async () => {
    const table = await readSample('apple-contacts.vcf');
    const { headings, as } = summaryOf(table);
    expect(headings).toEqual(expect.arrayContaining(['Nombre de pila', 'Casa: Calle', 'Trabajo: Ciudad']));
    expect(as.clients).toMatchObject({ program: 'vCard', kind: 'clients' });
    const rows = rowsOf(table, as.clients.targets);
    expect(rows[0]?.row).toMatchObject({ firstName: 'Dana Marie', city: 'Joliet', zip: '60432' });
    expect(rows[1]?.row).toMatchObject({ company: 'Prairie Fleet LLC', note: 'Título: Yard' });
  });

  test('a further address is named in Spanish', async () => {
    const table = await readSample('outlook.csv');
    const [, amy] = rowsOf(table, chooseTargets(table, 'clients'));
    expect(amy?.row.note).toContain('Negocio: 1 Clinic Way, Oak Park, IL 60301');
  });
});

test('an address without a name of its own is called one beside a service address', () => {
  const names = ['Name', 'Service street', 'Service city', 'Street', 'City'];
  const rows = [{ at: 2, cells: ['Dana Quill', '9 Mill Rd', 'Joliet', '4 Oak St', 'Aurora'] }];
  const table = { headings: names, written: names, rows };
  expect(rowsOf(table, chooseTargets(table, 'clients'))[0]?.row).toMatchObject({
    street: '9 Mill Rd',
    note: 'Address: 4 Oak St, Aurora',
  });
});

test('a cell that is too long is named, with its row', async () => {
  const table = await readSample('hand-made.csv');
  const [row] = rowsOf(table, chooseTargets(table, 'clients')).slice(-1);
  expect(row).toMatchObject({ at: 6, problem: { code: 'tooLong', heading: 'Comments', length: 5999 } });
});

test('days that can be read two ways are asked for, and read as the reader says', async () => {
  const table = await readSample('days-in-doubt.csv');
  const targets = chooseTargets(table, 'balances');
  expect(summaryOf(table).unclear).toEqual([{ column: 4, example: '03/04/2026' }]);
  expect(rowsOf(table, targets, { 4: 'day-first' })[0]?.row).toMatchObject({ dueDate: '2026-04-03' });
  const decided = await readSample('us-days.csv');
  expect(summaryOf(decided).unclear).toEqual([]);
});

describe('what a column becomes', () => {
  test.each([
    ['clients', 'Customer Name|Main Email|Phone Numbers|Billing Street', 'name|email|phone|street'],
    ['clients', 'Company|Contact|E-mail', 'company|name|email'],
    [
      'clients',
      'Company|Billing Street|Shipping Street|Terms|PO required',
      'company|street|street|dueDays|asksPo',
    ],
    [
      'clients',
      'Nombre|Apellidos|Correo electrónico|Teléfono|Dirección',
      'firstName|lastName|email|phone|address',
    ],
    [
      'clients',
      'Display Name|Street|Billing City|Billing State|Billing ZIP|Notes',
      'name|street|city|state|zip|note',
    ],
    ['clients', 'Name|Gate code|Customer ID', 'name|note|leaveOut'],
    ['price_book', 'Product/Service Name|Type|Unit|Sales Price|Cost', 'name|kind|unit|unitPrice|cost'],
    ['balances', 'Customer|Invoice #|Due date|Open balance', 'name|number|dueDate|amount'],
    ['balances', 'Customer|Num|Total|Balance', 'name|number|total|amount'],
  ] as const)('%s: %s', (kind, headings, targets) => {
    const names = headings.split('|');
    const table = { headings: names, written: names, rows: [] };
    expect(chooseTargets(table, kind).join('|')).toBe(targets);
  });

  test('a column without a heading is known by what it holds', async () => {
    const table = await readSample('phone-list-without-headings.csv');
    expect(chooseTargets(table, 'clients')).toEqual(['name', 'phone', 'email']);
  });
});

test.each(['utf16le', 'utf16be'])('%s without a byte order mark is read', (encoding) => {
  const text = 'Name\tPhone\r\nInés Nuñez\t312-555-0100\r\n';
  const bytes = Buffer.from(text, 'utf16le');
  if (encoding === 'utf16be') bytes.swap16();
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});

test('a total that is no number stays as it is written', () => {
  const headings = ['Client', 'Total', 'Paid', 'Due date'];
  const rows = [{ at: 2, cells: ['Dana Quill', '(50.00)', '0', '2026-10-31T00:00:00Z'] }];
  const table = { headings, written: headings, rows };
  const [row] = rowsOf(table, chooseTargets(table, 'balances'));
  expect(row?.row).toEqual({ name: 'Dana Quill', amount: '(50.00)', dueDate: '2026-10-31' });
});

const clientRow = (headings: readonly string[], cells: readonly string[]) => {
  const table = { headings, written: headings, rows: [{ at: 2, cells }] };
  return rowsOf(table, chooseTargets(table, 'clients'))[0]?.row;
};

test('a fax at work comes after a phone at work', () => {
  const row = clientRow(['Name', 'Business Fax', 'Business Phone'], ['Bea', '312-555-0109', '312-555-0101']);
  expect(row).toMatchObject({ phone: '312-555-0101; 312-555-0109' });
});

test.each([
  ['without another address is the client’s own', '', { street: 'PO Box 9', city: 'Joliet', zip: '60432' }],
  [
    'beside a service address is where bills go',
    '4 Oak St',
    { address: '4 Oak St', billingAddress: 'PO Box 9, Joliet, 60432' },
  ],
])('a billing address with its town in another column %s', (_, service, expected) => {
  const headings = ['Customer Name', 'Service Address', 'Billing Address', 'Billing City', 'Billing Zip'];
  expect(clientRow(headings, ['Bea Novak', service, 'PO Box 9', 'Joliet', '60432'])).toEqual({
    name: 'Bea Novak',
    ...expected,
  });
});

test('the client and number of a list of bills are found', () => {
  const names = ['Bill To', 'Doc Number', 'Due', 'Open'];
  const table = { headings: names, written: names, rows: [] };
  expect(chooseTargets(table, 'balances')).toEqual(['name', 'number', 'dueDate', 'amount']);
});

test('what no field of a vCard takes is noted, with its further addresses', async () => {
  const lines = [
    ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Bea Novak', 'N:Novak;Bea;;Dr.;', 'NICKNAME:Beanie'],
    ...['BDAY:1980-01-02', 'item1.URL;type=pref:https://kelly.example', 'PHOTO;ENCODING=b:/9j/4AAQ'],
    ...['ADR;TYPE=HOME:;;9 Mill Rd;Joliet;IL;60432;', 'ADR;TYPE=OTHER:;;4 Oak St;Aurora;IL;60505;'],
    'END:VCARD',
  ];
  const table = await readTableFile(new TextEncoder().encode(lines.join('\r\n')).buffer);
  if (!table) throw new Error('no card');
  const [row] = rowsOf(table, chooseTargets(table, 'clients'));
  expect(row?.row).toMatchObject({ street: '9 Mill Rd', zip: '60432' });
  expect(row?.row.note?.split('\n')).toEqual([
    ...['Title: Dr.', 'Nickname: Beanie', 'Birthday: 1980-01-02', 'Website: https://kelly.example'],
    'Other: 4 Oak St, Aurora, IL, 60505',
  ]);
});

test('nothing but headings is no table', () => {
  expect(findTable([['Name', 'Email']])).toBeUndefined();
  expect(plainHeading('E-mail 1 - Value')).toBe('e mail 1 value');
});
