import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Mail } from '@welding/domain/entities/mail';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { mailsTo } from '../support/client-mails.ts';
import { changeStoredMail } from '../support/mails.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { callApi } from './call-api.ts';
import { type PeopleAtVisits, peopleAtVisits } from './people-at-visits.ts';

// Nothing sends mails here, so that each waits until a test says what became of it.
let people: PeopleAtVisits['people'];
let tokens: PeopleAtVisits['tokens'];
let client: Client;
let visit: Appointment;

beforeAll(async () => {
  ({ people, tokens } = await peopleAtVisits());
});
beforeEach(async () => {
  client = await createTestClient();
  visit = await createTestAppointment(client, { welderId: people.welder.id, scheduledDate: ownTime() });
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
async function post(what: string, json: object): Promise<void> {
  const path = `/api/desk/appointments/${visit.id}/${what}`;
  const { status, text } = await callApi('POST', path, { json, bearer: tokens.welder });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
}
const undo = (of: string, tapped: string) =>
  post('take-back', { of, tapped, at: new Date(Date.parse(tapped) + 20_000).toISOString() });
const onMyWay = (at: string) => post('on-my-way', { at });
const cannotDo = (at: string, next = 'another-welder') =>
  post('cannot-do', { at, reason: 'Nobody at home', next });
const inState = async (status: Mail['status']) =>
  (await mailsTo(client.email)).filter((mail) => mail.status === status).map(({ kind }) => kind);
async function deliver(): Promise<void> {
  for (const { id, status } of await mailsTo(client.email))
    if (status === 'queued') await changeStoredMail(id, { status: 'sent', sentAt: new Date().toISOString() });
}
const pushOfTheWay = async () =>
  (await (await pushes()).doc(`on-my-way_${visit.id}_${visit.sequence ?? 0}`).get()).data();

test('undoing a waiting “on my way” withdraws it and sends nothing else', async () => {
  const at = ago(1);
  await onMyWay(at);
  expect([await inState('queued'), (await pushOfTheWay())?.title]).toEqual([
    ['on-my-way'],
    expect.any(String),
  ]);
  await undo('on-my-way', at);
  expect([await inState('queued'), await inState('withdrawn')]).toEqual([[], ['on-my-way']]);
  expect(await pushOfTheWay()).toBeUndefined();
});

test('undoing after the notification went out corrects the notification', async () => {
  const at = ago(1);
  await onMyWay(at);
  await (await pushes()).doc(`on-my-way_${visit.id}_${visit.sequence ?? 0}`).delete();
  await undo('on-my-way', at);
  expect([await inState('queued'), (await pushOfTheWay())?.kind]).toEqual([[], 'on-my-way']);
});

test('undoing “can’t do” queues an unsent “on my way” again', async () => {
  await onMyWay(ago(3));
  const at = ago(1);
  await cannotDo(at);
  expect([await inState('queued'), await inState('withdrawn')]).toEqual([[], ['on-my-way']]);
  await undo('cannot-do', at);
  expect(await inState('queued')).toEqual(['on-my-way']);
});

test('undoing “another time” before its mail goes out queues “on my way” again', async () => {
  await onMyWay(ago(3));
  const at = ago(1);
  await cannotDo(at, 'another-time');
  expect(await inState('queued')).toEqual(['visit-needs-time']);
  await undo('cannot-do', at);
  expect(await inState('queued')).toEqual(['on-my-way']);
});

test('a second undo withdraws the repeated “on my way”, and sends nothing', async () => {
  const set = ago(3);
  await onMyWay(set);
  await deliver();
  const at = ago(1);
  await cannotDo(at);
  await deliver();
  await undo('cannot-do', at);
  expect(await inState('queued')).toEqual(['on-my-way']);
  await post('take-back', {
    of: 'on-my-way',
    tapped: set,
    at: new Date(Date.parse(set) + 50_000).toISOString(),
  });
  expect([await inState('queued'), await inState('sent')]).toEqual([[], ['not-on-my-way', 'on-my-way']]);
});

test('undoing a sent “on my way” mails a correction, and a new tap mails it again', async () => {
  const at = ago(1);
  await onMyWay(at);
  await deliver();
  await undo('on-my-way', at);
  expect(await inState('queued')).toEqual(['not-on-my-way']);
  await onMyWay(ago(0));
  expect(await inState('queued')).toEqual(['on-my-way']);
});

test('a waiting booking mail is sent after a cancellation and its undo', async () => {
  const office = { bearer: tokens.office };
  const json = { clientId: client.id, title: 'Gate', scheduledDate: ownTime(), duration: '60' };
  const booked = await callApi('POST', '/api/desk/appointments', { json, ...office });
  expect(booked.status).toBe(201);
  visit = { ...visit, id: String(Object(booked.json()).id) };
  expect(await inState('queued')).toEqual(['visit-booked']);
  const tapped = ago(1);
  const path = `/api/desk/appointments/${visit.id}`;
  await callApi('POST', `${path}/cancel`, { json: { at: tapped, reason: 'Rain' }, ...office });
  const back = { of: 'cancel', tapped, at: new Date(Date.parse(tapped) + 20_000).toISOString() };
  expect((await callApi('POST', `${path}/take-back`, { json: back, ...office })).status).toBe(200);
  expect(await inState('queued')).toEqual(['visit-booked']);
  expect((await inState('withdrawn')).toSorted()).toEqual(['visit-booked', 'visit-cancelled']);
});
