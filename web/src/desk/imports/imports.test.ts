import { describe, expect, test } from 'vitest';
import { decodeText, guessColumns, readTable, rowsOf } from './read-table.ts';

describe('a file as a table', () => {
  test.each([
    ['commas', 'Name,Note\r\n"Quill, Dana","says ""hi"""\r\n\r\nLee,x'],
    ['semicolons and a line break in a cell', 'Name;Note\n"Quill, Dana";"says ""hi"""\nLee;x\n'],
    ['tabs', 'Name\tNote\nQuill, Dana\tsays "hi"\nLee\tx'],
  ])('%s', (_, text) => {
    expect(readTable(text)).toEqual({
      headings: ['Name', 'Note'],
      rows: [
        ['Quill, Dana', 'says "hi"'],
        ['Lee', 'x'],
      ],
    });
  });

  test('contacts of a phone', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Quill;Dana;;;',
      'FN:Dana Quill',
      'item1.EMAIL;type=INTERNET:dana@example.com',
      'EMAIL:second@example.com',
      'TEL;TYPE=CELL:(312)',
      '  555-0144',
      'ADR;TYPE=HOME:;;12 Dock St\\, rear;Chicago;IL;60605;',
      'END:VCARD',
      'BEGIN:VCARD',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nu=C3=B1ez;In=C3=A9s;;;',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Prairie Fleet LLC',
      'ORG:Prairie Fleet LLC;Yard',
      'END:VCARD',
    ];
    const table = readTable(card.join('\r\n'));
    if (!table) throw new Error('no table');
    expect(rowsOf(table, guessColumns('clients', table))).toEqual([
      {
        name: 'Dana Quill',
        firstName: 'Dana',
        lastName: 'Quill',
        email: 'dana@example.com',
        phone: '(312) 555-0144',
        address: '12 Dock St, rear, Chicago, IL, 60605',
      },
      { firstName: 'Inés', lastName: 'Nuñez' },
      { company: 'Prairie Fleet LLC' },
    ]);
  });

  test('nothing but headings is no table, and older programs write another alphabet', () => {
    expect(readTable('Name,Email\n')).toBeUndefined();
    expect(decodeText(new Uint8Array([0x4e, 0x75, 0xf1, 0x65, 0x7a]))).toBe('Nuñez');
  });
});

test.each([
  ['clients', ['Customer Name', 'Main Email', 'Phone Numbers', 'Billing Street'], 'name,email,phone,address'],
  ['clients', ['Company', 'Contact', 'E-mail'], 'company,name,email'],
  [
    'clients',
    ['Company', 'Billing Street', 'Shipping Street', 'Terms', 'PO required'],
    'company,billingAddress,address,dueDays,asksPo',
  ],
  [
    'clients',
    ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Dirección'],
    'firstName,lastName,email,phone,address',
  ],
  [
    'price_book',
    ['Product/Service Name', 'Type', 'Unit', 'Sales Price', 'Cost'],
    'name,kind,unit,unitPrice,cost',
  ],
  ['balances', ['Customer', 'Invoice #', 'Due date', 'Open balance'], 'name,number,dueDate,amount'],
] as const)('the columns of %s: %j', (kind, headings, expected) => {
  const mapping = guessColumns(kind, { headings, rows: [] });
  const found = Object.entries(mapping).toSorted(([, one], [, other]) => one - other);
  expect(found.map(([column]) => column).join()).toBe(expected);
});

test('a column without a name is known by what it holds', () => {
  const rows = [
    ['dana@example.com', '(312) 555-0144'],
    ['', '312.555.0145'],
  ];
  expect(guessColumns('clients', { headings: ['A', 'B'], rows })).toEqual({ email: 0, phone: 1 });
});
