import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { logClientError } from './log-client-error.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const error = {
  app: 'desk',
  build: 'entry-4f2a.js',
  page: '/desk/money',
  message: 'x is not a function',
} as const;
const logged = (change: object) => {
  logClientError({ ...error, ...change });
  return vi.mocked(logger.write).mock.lastCall?.[0];
};

test('logs an error in one entry with its build and stack frames', () => {
  const stack =
    'TypeError: casey said no\nCall Casey at 10:30\n    at Casey Example (x:1:2)\n    at async Object.save (https://x.example/assets/a-1.js:1:22)';
  expect(logged({ stack })).toEqual({
    severity: 'NOTICE',
    message: 'error in a browser',
    group: expect.stringMatching(/^[0-9a-f]{12}$/),
    app: 'desk',
    build: 'entry-4f2a.js',
    page: '/desk/money',
    said: '… is not a function',
    stack: '    at async Object.save (https://x.example/assets/a-1.js:1:22)',
  });
});

test.each([
  ['No document for casey@example.com', 'No document for …'],
  ['Call (312) 555-0111', 'Call (…'],
  ['Jordan Example of 12 Elm St, O’Brien & Söhne was not found', '… of … was not found'],
  [
    "TypeError: undefined is not an object (evaluating 'jordan.price')",
    'TypeError: undefined is not an object (evaluating …)',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Jordan',
    'Minified React error #418; visit …',
  ],
  [
    'FirebaseError: [code=permission-denied]: Missing or insufficient permissions.',
    'FirebaseError: [code=permission-denied]: Missing or insufficient permissions.',
  ],
  [
    `Unexpected token 'J', "Jordan Example, 12 Elm" is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  [
    "Cannot read properties of undefined (reading 'price')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['Aborted\nrequest', 'Aborted request'],
])('logs %j as %j', (message, said) => {
  expect(logged({ message })).toMatchObject({ said });
});

test.each([
  ['/dashboard/invoices/1b1f0c00-0000-4000-8000-000000000001', '/dashboard/invoices/:id'],
  ['/e/Zm9vYmFyYmF6', '/e/:id'],
  ['/checkout/?secret=pi_1#x', '/checkout/'],
  ['/es/jordan-example', '/es/:id'],
  ['/desk/calendar/visits/jordan', '/desk/calendar/visits/:id'],
])('logs the page %s as %s', (page, place) => {
  expect(logged({ page })).toMatchObject({ page: place });
});

test('logs no mail link and no query string', () => {
  const stack = [
    '    at save (https://x.example/assets/a-1.js:1:22)',
    '    at https://x.example/es/e/Zm9vYmFyYmF6cXV4MTIzNA:4:17',
    '    at https://x.example/mail-preferences?token=Zm9vYmFy:4:17',
  ].join('\n');
  const message = 'Failed to fetch https://x.example/i/Zm9vYmFyYmF6cXV4MTIzNA';
  expect(logged({ stack, message })).toMatchObject({
    said: 'Failed to fetch …',
    stack: [
      '    at save (https://x.example/assets/a-1.js:1:22)',
      '    at https://x.example/es/e/:id:4:17',
      '    at https://x.example/mail-preferences:4:17',
    ].join('\n'),
  });
});

test('groups errors by message and build, whatever numbers and ids are in them', () => {
  const groupOf = (change: object) => logged(change)?.['group'];
  const id = '1b1f0c00-0000-4000-8000-000000000001';
  expect(groupOf({ message: 'Unreadable document payments/pi_17' })).toBe(
    groupOf({ message: 'Unreadable document payments/pi_4' }),
  );
  expect(groupOf({ message: `No ${id}` })).toBe(groupOf({ message: `No ${id.replaceAll('0', 'a')}` }));
  expect(groupOf({ build: 'entry-other.js' })).not.toBe(groupOf({}));
});
