import { randomUUID } from 'node:crypto';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { projectSchema } from '@welding/domain/entities/project';
import { timelineSchema } from '@welding/domain/story/project-stage';
import { clientTimelineSchema } from '@welding/domain/story/timeline-entry';
import { business } from '@welding/domain/values/business';
import { chicagoInstant } from '@welding/domain/values/chicago-day';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { mails, queuedMail } from '../../functions/src/messages/mails.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { deskTimeline } from '../../functions/src/projects/timeline.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { readsOf } from '../support/reads-of.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { dayFromNow, moneyDesk, read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);
const welder = moneyDesk(() => desk.tokens.welder);
const timeline = async (id: string) =>
  read(timelineSchema, await office.call('GET', `projects/${id}/timeline`, undefined));

// a-week.test.ts covers the stage and the next step.
test('tells a job from request to payment, with who did each step', async () => {
  const client = await createTestClient();
  const { email, firstName, lastName, phone } = client;
  const quote = await createTestQuote({ email, firstName, lastName, phone });
  const made = await office.call('POST', `quotes/${quote.id}/accept`, {
    project: { title: 'Gate hinge', serviceType: 'other' },
    clientId: client.id,
  });
  const { projectId } = made.json() as { projectId: string };
  const project = projectSchema.parse(await findProject(projectId));
  const cookie = await verifiedCookie(client);
  const asClient = (path: string, json: object) => callApi('POST', path, { json, cookie });

  const draft = await office.draftEstimate(project, { deposit: undefined });
  const sent = await office.sendEstimate(draft);
  await asClient(`/api/estimates/${sent.id}/question`, { text: 'Painted, too?' });
  await asClient(`/api/estimates/${sent.id}/approve`, { name: 'Jo Example', typed: true });
  const { id: welderId, name: welderName } = desk.people.welder;
  const visit = read(
    appointmentSchema,
    await office.call('POST', 'appointments', {
      ...{ clientId: client.id, projectId: project.id, title: 'Weld it', duration: '60' },
      scheduledDate: chicagoInstant(dayFromNow(40), '12:00').toISOString(),
      welderIds: [welderId],
    }),
  );
  const tap = (kind: string, json: object = {}) =>
    welder.call('POST', `appointments/${visit.id}/${kind}`, { at: new Date().toISOString(), ...json });
  await tap('start');
  await tap('finish', { hours: 1 });
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 1250));
  await welder.call('POST', `appointments/${visit.id}/collect`, {
    ...{ amount: 1250, method: 'cash', tappedAt: new Date().toISOString() },
  });

  const mail = queuedMail({
    ...{
      id: randomUUID(),
      kind: 'receipt',
      to: email,
      subject: 'Su recibo',
      text: 'Gracias',
      language: 'es',
    },
    inEnglish: { subject: 'Your receipt', text: 'Thanks' },
    projectId: project.id,
  });
  const sentAt = new Date().toISOString();
  await (await mails()).doc(mail.id).set({ ...mail, status: 'sent', sentAt });

  const { entries } = await timeline(project.id);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const { name: officeName } = desk.people.office;
  const name = `${firstName} ${lastName}`;
  const told = entries.map(({ kind, actor, amount }) => [kind, actor, amount]).toReversed();
  expect(told).toEqual([
    ['requested', name, undefined],
    ['project_opened', officeName, undefined],
    ['estimate_written', officeName, 1250],
    ['estimate_sent', officeName, 1250],
    ['estimate_question', name, undefined],
    ['estimate_approved', 'Jo Example', 1250],
    ['visit_planned', officeName, undefined],
    ['visit_started', welderName, undefined],
    ['visit_finished', welderName, undefined],
    ['invoice_written', officeName, 1250],
    ['invoice_sent', officeName, 1250],
    ['paid', welderName, 1250],
    ['mail_sent', business.name, undefined],
  ]);
  expect(entries.map(({ sentence }) => sentence).slice(0, 3)).toEqual([
    'Email: Your receipt',
    'Collected at the visit: Cash',
    `Sent invoice ${invoice.number}`,
  ]);

  // Nine queries, and each document once.
  expect(await readsOf(() => deskTimeline(project.id))).toBeLessThan(45);
  const own = read(
    clientTimelineSchema,
    await callApi('GET', `/api/projects/${project.id}/timeline`, { cookie }),
  );
  const ofClient = entries.filter(({ kind }) => !/written|mail/.test(kind));
  expect(own.entries.map(({ at, kind }) => [at, kind])).toEqual(ofClient.map(({ at, kind }) => [at, kind]));
  expect(new Set(own.entries.map(({ actor }) => actor))).toEqual(new Set(['You', business.name]));
});

test('a client sees no draft and no other client’s project', async () => {
  const [client, other] = await Promise.all([createTestClient(), createTestClient()]);
  const project = await createTestProject(client);
  await office.draftInvoice(project);
  const ask = async (who: typeof client) =>
    await callApi('GET', `/api/projects/${project.id}/timeline`, { cookie: await verifiedCookie(who) });
  const { entries } = read(clientTimelineSchema, await ask(client));
  expect(entries.map(({ kind }) => kind)).toEqual(['project_opened']);
  expect((await ask(other)).status).toBe(403);
});

test('a job with hundreds of changes keeps its beginning and each person’s name', async () => {
  const client = await createTestClient();
  const made = await office.call('POST', 'projects', {
    ...{ clientId: client.id, title: 'Long job', serviceType: 'other' },
  });
  const project = read(projectSchema, made);
  const batch = getFirestore().batch();
  const history = getFirestore().collection('audit');
  const [opening] = (await history.where('entityId', '==', project.id).get()).docs;
  for (const index of Array.from({ length: 450 }).keys()) {
    const id = randomUUID();
    const at = Timestamp.fromMillis(Date.now() + index);
    const entry = { ...opening?.data(), id, at, action: 'added a note to', note: `Note ${index}` };
    batch.create(history.doc(id), entry);
  }
  await batch.commit();
  const { entries } = await timeline(project.id);
  expect(entries.filter(({ kind }) => kind === 'changed')).toHaveLength(450);
  expect(entries.at(-1)).toMatchObject({ kind: 'project_opened', actor: desk.people.office.name });
});
