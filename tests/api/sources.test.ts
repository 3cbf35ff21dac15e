import { randomUUID } from 'node:crypto';
import { projectSchema } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { sourcesSchema } from '@welding/domain/money/sources';
import { expect, test } from 'vitest';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { projectPlaces } from '../../functions/src/projects/projects.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { deskPeople } from '../support/desk.ts';
import { anEstimate, aQuote } from '../support/entities.ts';
import { changeProject, createTestClient, createTestProject } from '../support/sample.ts';
import { moneyDesk, read } from './money.ts';

// A month without other tests' requests.
const month = '2002-05';
const createdAt = '2002-05-31T23:00:00.000Z';

test('a month’s requests, calls and results are totaled by source, without spam', async () => {
  const { tokens } = await deskPeople();
  const [owner, client] = [moneyDesk(() => tokens.owner), await createTestClient()];
  const ask = async (fields: Partial<Quote>) => {
    const quote = aQuote({ id: randomUUID(), createdAt, ...fields });
    await (await quotes()).doc(quote.id).set(quote);
  };
  const quoted = async (projectId: string, status: 'sent' | 'approved' | 'replaced') => {
    const about = { id: randomUUID(), clientId: client.id, projectId, onPortal: true };
    await (await estimates()).doc(about.id).set(anEstimate({ ...about, number: about.id, status }));
  };
  const [won, lost] = [await createTestProject(client), await createTestProject(client)];
  await quoted(won.id, 'approved');
  await changeProject(won.id, {
    status: 'completed',
    agreedTotal: 1250,
    finalCost: 1250,
    completedDate: createdAt,
  });
  await quoted(lost.id, 'replaced');
  await quoted(lost.id, 'sent');
  await ask({ foundBy: 'friend', projectId: won.id });
  await ask({ foundBy: 'friend', projectId: lost.id });
  await ask({ createdAt: '2002-06-01T05:00:00.000Z', foundBy: 'friend' });
  await ask({});
  await ask({ foundBy: 'map', status: 'cancelled', closedReason: 'spam' });
  const body = { clientId: client.id, title: 'Gate', serviceType: 'truck', foundBy: 'truck' };
  const called = read(projectSchema, await owner.call('POST', 'projects', body));
  const place = (await projectPlaces()).doc(called.id);
  expect((await place.get()).data()).toMatchObject({ foundBy: 'truck' });
  await place.update(await projectPlaces.encodeUpdate({ createdAt }));

  const answer = read(sourcesSchema, await owner.call('GET', `sources?month=${month}`, undefined));
  const nothing = { won: 0, asked: 0, agreed: 0, earned: 0 };
  expect(answer).toEqual({
    month,
    sources: [
      { foundBy: 'friend', requests: 2, won: 1, asked: 2500, agreed: 1250, earned: 1250 },
      { foundBy: 'truck', requests: 1, ...nothing },
      { foundBy: null, requests: 1, ...nothing },
    ],
    complete: true,
  });
});
