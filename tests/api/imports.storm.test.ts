import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { importResponseSchema, importRestSchema } from '@welding/domain/entities/import-request';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../functions/src/store/firestore.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import type { ApiAnswer } from './call-api.ts';
import { startFunction } from './function-process.ts';
import { importDesk, madeBy, somebody } from './import-desk.ts';
import { read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

/** Milliseconds after which the process is killed: while it reads, while it writes, and while it answers. */
const lives = [30, 150, 400];
const partSize = 50;

/** Calls until one is answered. The process is killed during the calls, after each of `lives`. */
async function despiteKills(
  call: (desk: ReturnType<typeof importDesk>) => Promise<ApiAnswer>,
  isDone: (answer: ApiAnswer) => boolean,
): Promise<void> {
  for (const life of [...lives, undefined]) {
    const { base, stop } = await startFunction();
    const from = importDesk(
      () => desk.tokens.owner,
      () => base,
    );
    const answering = call(from).catch(() => undefined);
    if (life !== undefined) await delay(life);
    else await answering;
    await stop();
    const answer = await answering;
    if (answer && isDone(answer)) return;
  }
  throw new Error('no process has lived long enough');
}

test('an import and its undo survive killed processes, each done once and completely', async () => {
  const file = Array.from({ length: 150 }, somebody);
  let id = '';
  for (let first = 0; first < file.length; first += partSize) {
    const key = randomUUID();
    const more = id ? { continues: id } : {};
    await despiteKills(
      (from) => from.send('clients', file.slice(first, first + partSize), more, key),
      (answer) => {
        if (answer.status !== 201) return false;
        ({ id } = read(importResponseSchema, answer));
        return true;
      },
    );
  }
  const database = await firestore();
  const made = await madeBy(id);
  expect(made.map(({ row }) => row)).toEqual(file.map((_, index) => index + 1));
  const emails = made.map(({ id: clientId }) => database.collection('clients').doc(clientId));
  const stored = (await database.getAll(...emails)).map((client) => client.get('email'));
  expect(stored).toEqual(file.map(({ email }) => email));

  await despiteKills(
    (from) => from.takeBack(id),
    (answer) => answer.status === 404 || (answer.status === 200 && read(importRestSchema, answer).left === 0),
  );
  const left = await database.getAll(...emails, database.collection('imports').doc(id));
  expect(left.filter(({ exists }) => exists)).toEqual([]);
  expect((await database.collection('importPages').where('importId', '==', id).get()).size).toBe(0);
}, 240_000);
