import { expect, test } from 'vitest';
import { heldText } from './held-text.ts';

test.each([
  [
    { visitName: 'Gate hinge', tap: { kind: 'start', hours: 1.5 } },
    'Visit name: Gate hinge\nKind: start\nHours: 1.5',
  ],
  [{ lines: [{ description: 'Weld' }, { description: 'Paint' }] }, 'Description: Weld\nDescription: Paint'],
  [{ projectId: 'b0000000-0000-4000-8000-000000000001', drawing: 'data:image/png;base64,AA', note: ' ' }, ''],
  ['Gate hinge', 'Gate hinge'],
  [undefined, ''],
])('%j is shown as %j', (body, text) => {
  expect(heldText(body)).toBe(text);
});
