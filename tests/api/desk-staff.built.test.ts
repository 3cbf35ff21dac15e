import { createHash, randomUUID } from 'node:crypto';
import { mailId } from '@welding/domain/entities/mail';
import { type Staff, type StaffRole, staffRoles, staffSchema } from '@welding/domain/entities/staff';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { mails } from '../../functions/src/messages/mails.ts';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { auth } from '../../functions/src/store/auth.ts';
import { awaitMail } from '../support/mailbox.ts';
import { passwordLinkIn, setPassword } from '../support/set-password.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff, idTokenOf, staffToken, testPassword } from '../support/staff.ts';
import { answerTo, callApi } from './call-api.ts';

const people = {} as Record<StaffRole, Staff>;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  for (const role of staffRoles) {
    people[role] = await createTestStaff(role);
    tokens[role] = await staffToken(people[role]);
  }
});

const newPerson = () => ({ email: `new-${randomUUID()}@example.com`, name: 'Nico New', role: 'welder' });
const add = (json: unknown, bearer: string | undefined = tokens.owner, key?: string) =>
  callApi('POST', '/api/desk/staff', { json, bearer, ...(key && { key }) });
const change = (id: string, json: unknown, bearer: string | undefined = tokens.owner) =>
  callApi('PATCH', `/api/desk/staff/${id}`, { json, bearer });
const me = (bearer: string | undefined) => callApi('GET', '/api/desk/me', { bearer });

describe('adding a staff member', () => {
  test('stores the person, creates an account with an unknown password, and mails a link to set one', async () => {
    const person = newPerson();
    const answer = await add({ ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    const added = staffSchema.parse(answer.json());
    expect(added).toMatchObject({ ...person, active: true });
    expect(await findStaff(added.id)).toEqual(added);
    const account = await (await auth()).getUser(added.id);
    expect(account).toMatchObject({ email: person.email, disabled: false, customClaims: { role: 'welder' } });
    expect(await idTokenOf(person.email)).toBeUndefined();
    const mail = await awaitMail(person.email);
    expect(mail.subject).toBe('Your account at the desk of Lakeline');
    const [, site, code] = passwordLinkIn(mail.text) ?? [];
    expect([site, passwordLinkIn(mail.html)?.[2]]).toEqual([stackAddresses().hosting, code]);
    expect(await setPassword(code, 'a password of her own')).toBe(200);
    const bearer = await idTokenOf(person.email, 'a password of her own');
    expect((await me(bearer)).json()).toMatchObject({ id: added.id, role: 'welder' });
    expect(await setPassword(code, 'a second password')).toBe(400);
    const stored = (await (await mails()).doc(mailId('staff-password', added.id, 'new')).get()).data();
    expect(stored?.text).not.toContain(code);
  });

  test('happens once, however often the same request comes', async () => {
    const [person, key] = [newPerson(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 3 }, () => add(person, tokens.owner, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect((await add({ ...person, name: 'Other' }, tokens.owner, key)).status).toBe(409);
  });

  test('refuses another staff member’s email, also when two requests come at once', async () => {
    const person = newPerson();
    const answers = await Promise.all([add(person), add({ ...person, role: 'office' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await answerTo(add(person))).toEqual([409, 'Someone on the staff already has this email']);
  });

  test('assigns an id that does not reveal the email', async () => {
    const [person, other] = [newPerson(), newPerson()];
    const { id } = staffSchema.parse((await add(person)).json());
    const hex = createHash('sha256').update(person.email).digest('hex');
    expect(hex.slice(0, 8)).not.toBe(id.slice(0, 8));
    // The email also finds staff added by an earlier version.
    const earlier = { ...other, id: randomUUID(), active: true };
    const at = new Date();
    await getFirestore()
      .doc(`staff/${earlier.id}`)
      .set({ ...earlier, createdAt: at, updatedAt: at });
    expect((await add(other)).status).toBe(409);
  });

  test('replaces the password of an account that already has that email', async () => {
    const person = newPerson();
    await (await auth()).createUser({ email: person.email, password: testPassword });
    expect(await idTokenOf(person.email)).toBeDefined();
    expect((await add(person)).status).toBe(201);
    expect(await idTokenOf(person.email)).toBeUndefined();
  });

  test.each([
    [{ role: 'boss' }, 'Role must be owner, office or welder'],
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'nico' }, 'Valid email is required'],
    [{ active: true }, 'Unknown field: active'],
  ])('refuses %j with 400', async (wrong, sentence) => {
    expect(await answerTo(add({ ...newPerson(), ...wrong }))).toEqual([400, sentence]);
  });
});

describe('changing a staff member', () => {
  test('changes name and role, at once and in the next token', async () => {
    const person = await createTestStaff('welder');
    const token = await staffToken(person);
    expect((await add(newPerson(), token)).status).toBe(403);
    const answer = await change(person.id, { updatedAt: person.updatedAt, name: 'Robin', role: 'owner' });
    expect(answer.status).toBe(200);
    const changed = staffSchema.parse(answer.json());
    expect(changed).toEqual({ ...person, name: 'Robin', role: 'owner', updatedAt: changed.updatedAt });
    expect((await me(token)).json()).toEqual(changed);
    expect((await add(newPerson(), token)).status).toBe(201);
    expect((await (await auth()).getUser(person.id)).customClaims).toEqual({ role: 'owner' });
  });

  test('is recorded, as adding is', async () => {
    const person = staffSchema.parse((await add(newPerson())).json());
    await change(person.id, { updatedAt: person.updatedAt, role: 'office' });
    const history = await latestChanges(person.id, 5);
    expect(history.map(({ action, changes }) => [action, changes])).toEqual([
      ['changed', [{ field: 'role', from: 'welder', to: 'office' }]],
      ['added', []],
    ]);
    for (const { actor } of history) expect(actor).toEqual({ ...actor, id: people.owner.id, role: 'owner' });
  });

  test('deactivating ends access at once, and reactivating restores it', async () => {
    const person = await createTestStaff('office');
    const token = await staffToken(person);
    expect((await me(token)).status).toBe(200);
    const closed = staffSchema.parse(
      (await change(person.id, { updatedAt: person.updatedAt, active: false })).json(),
    );
    expect(await answerTo(me(token))).toEqual([403, 'This account was closed. Please ask the owner']);
    expect(await idTokenOf(person.email)).toBeUndefined();
    expect((await change(person.id, { updatedAt: closed.updatedAt, active: true })).status).toBe(200);
    expect((await me(await staffToken(person))).status).toBe(200);
  });

  test('signing out everywhere stops devices from renewing their sign-in', async () => {
    const person = await createTestStaff('welder');
    const bearer = tokens.owner;
    expect((await callApi('POST', `/api/desk/staff/${person.id}/sign-out`, { bearer })).status).toBe(204);
    const { tokensValidAfterTime } = await (await auth()).getUser(person.id);
    const ended = (await findStaff(person.id))?.sessionsValidFrom ?? '';
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(Date.parse(ended));
    expect((await me(await staffToken(person))).status).toBe(200);
  });

  test('by two at once of the same version succeeds once', async () => {
    const person = await createTestStaff('welder');
    const { updatedAt } = person;
    const answers = await Promise.all(['A', 'B'].map((name) => change(person.id, { updatedAt, name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
