import { expect, test } from 'vitest';
import { isKeyOf } from './forget-app.ts';

const keysOf = (app: string) => [
  `firestore_clients_firestore/${app}/demo/_4ghVLfPaDdMEvCKDdyJl`,
  `firestore_online_state_firestore/${app}/demo/`,
  `firestore_targets_firestore/${app}/demo/_12`,
  `firebase:authUser:key:${app}`,
  `firebase:persistence:key:${app}`,
  `${app}!1:123:web:abc`,
];

test('tells the keys of the portal and of the desk apart', () => {
  for (const [own, other] of [
    ['[DEFAULT]', 'desk'],
    ['desk', '[DEFAULT]'],
  ] as const) {
    expect(keysOf(own).filter((key) => !isKeyOf(own, key))).toEqual([]);
    expect(keysOf(other).filter((key) => isKeyOf(own, key))).toEqual([]);
  }
});

test('leaves alone what is not Firebase', () => {
  expect(['portal-session', 'desk-session', 'quote-draft'].filter((key) => isKeyOf('desk', key))).toEqual([]);
});
