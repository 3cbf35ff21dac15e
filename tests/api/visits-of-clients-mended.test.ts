import type { Client } from '@welding/domain/entities/client';
import { clientVisitOf } from '@welding/domain/entities/client-visit';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientVisits } from '../../functions/src/visits/appointments.ts';
import { mendClientVisits } from '../../functions/src/visits/mend-client-visits.ts';
import { beforeWrite } from '../support/before-write.ts';
import { changeAppointment, createTestAppointment, createTestClient } from '../support/sample.ts';
import { storedVisit } from '../support/visits.ts';

let client: Client;
beforeAll(async () => {
  client = await createTestClient();
});

const copyOf = async (id: string) => (await (await clientVisits()).doc(id).get()).data();

async function expectShown(id: string): Promise<void> {
  const { underWay, ...shown } = clientVisitOf(await storedVisit(id));
  const defined = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
  expect(await copyOf(id)).toEqual({ ...defined, underWay });
}

describe('mending what clients see of visits', () => {
  const year = { after: new Date('2061-01-01T00:00:00Z'), before: new Date('2062-01-01T00:00:00Z') };
  const scheduledDate = '2061-06-01T15:00:00.000Z';

  test('writes what is missing, corrects what differs, removes what is of no visit, and no more', async () => {
    const [missing, differs, gone] = await Promise.all(
      ['Missing', 'Differs', 'Gone'].map((title) => createTestAppointment(client, { title, scheduledDate })),
    );
    if (!missing || !differs || !gone) throw new Error('Three visits');
    const database = getFirestore();
    await (await clientVisits()).doc(missing.id).delete();
    const typed = { title: 'As typed in the console', hours: 3.5 };
    await database.collection('appointments').doc(differs.id).update(typed);
    await database.collection('clientVisits').doc(differs.id).update({ description: 'Of before' });
    await database.collection('appointments').doc(gone.id).delete();
    expect(await mendClientVisits(year)).toBe(3);
    await expectShown(missing.id);
    expect((await copyOf(differs.id))?.title).toBe(typed.title);
    await expectShown(differs.id);
    expect(await copyOf(gone.id)).toBeUndefined();
    expect(await mendClientVisits(year)).toBe(0);
  });

  test('leaves a visit that cannot be read as it was shown', async () => {
    const unreadable = await createTestAppointment(client, { scheduledDate });
    const document = getFirestore().collection('appointments').doc(unreadable.id);
    await document.update({ scheduledDate: 'some day' });
    await mendClientVisits(year);
    expect(await copyOf(unreadable.id)).toMatchObject({ title: unreadable.title });
    await document.delete();
    await mendClientVisits(year);
  });

  test('does not undo what somebody changes meanwhile', async () => {
    const changing = await createTestAppointment(client, { scheduledDate });
    await getFirestore().collection('clientVisits').doc(changing.id).update({ title: 'Wrong' });
    const writes = beforeWrite(1, () => changeAppointment(changing.id, { title: 'Changed meanwhile' }));
    await mendClientVisits(year);
    writes.stop();
    await expectShown(changing.id);
    expect(await copyOf(changing.id)).toMatchObject({ title: 'Changed meanwhile' });
  });
});
