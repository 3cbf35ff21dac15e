import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Contact, ContactRole } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { syncPayment } from '../../functions/src/stripe/sync-payment.ts';
import { createTestCompany, newContact, storedClient } from '../support/company.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type ApiAnswer, callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { dayFromNow, estimateBody, intentOf, preparePayment } from './money.ts';
import { tryToPay } from './silent-intent.ts';
import { typedName } from './use-paper-link.ts';

const name = fc.constantFrom('Ann' as const, 'Bob' as const);
const at = fc.nat();
const cents = fc.integer({ min: 500, max: 9_000 });

const officeStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('invoice' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('estimate' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cash' as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit' as const), cents, at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'add', 'email'), name }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('role' as const), name, has: fc.boolean() }),
  },
);
const welderStep = fc.record({ kind: fc.constantFrom('collect', 'collect', 'note') });
const answerStep = fc.record({ kind: fc.constantFrom('approve', 'question'), at });
const contactStep = fc.oneof(
  fc.record({ kind: fc.constantFrom('approve', 'question'), at, name }),
  fc.record({ kind: fc.constant('pay' as const), at, name }),
);

type OfficeStep = ReturnType<typeof officeStep.generate>['value'];
type WelderStep = ReturnType<typeof welderStep.generate>['value'];
type AnswerStep = ReturnType<typeof answerStep.generate>['value'];
type ContactStep = ReturnType<typeof contactStep.generate>['value'];

/** What the office, a welder, the client and a contact do at once. */
export const companyRound = fc.tuple(officeStep, welderStep, answerStep, contactStep);
export type CompanyRound = readonly [OfficeStep, WelderStep, AnswerStep, ContactStep];

/** `unsure`: the process died on the first try, and the repeated one was refused, maybe because the first one had worked. */
type Outcome = 'done' | 'refused' | 'unsure';
export type Deed = {
  readonly kind: 'invoice' | 'estimate' | 'cash' | 'credit' | 'collect' | 'card' | 'note' | 'void';
  /** A text or an amount that no other deed has. */
  readonly mark: string;
  readonly outcome: Outcome;
};

type Who = { readonly bearer: string } | { readonly cookie: string };
type Asked = { readonly answer: ApiAnswer; readonly isRepeated: boolean };

const madeSchema = z.looseObject({ id: z.string(), updatedAt: z.optional(z.string()) });
/** What a person who is too late, or has no right to it any more, is told. */
const refusals = [400, 401, 403, 404, 409, 410];

/** One company, and four people who act on it through a process of the API that may die. */
export class CompanyStorm {
  readonly deeds: Deed[] = [];
  /** Sent estimates, each of a job of its own. */
  readonly estimates: string[] = [];
  readonly client: Client;
  readonly project: Project;
  readonly visitId: string;
  readonly #desk: DeskPeople;
  readonly #cookie: string;
  /** Of everyone who ever was a contact, by id. */
  readonly cookies = new Map<string, string>();
  /** How many requests were sent again, because the process died with the first one. */
  repeated = 0;
  #process: FunctionProcess;
  #marks = 0;

  private constructor(
    client: Client,
    project: Project,
    {
      visitId,
      desk,
      cookie,
      process,
    }: { visitId: string; desk: DeskPeople; cookie: string; process: FunctionProcess },
  ) {
    this.client = client;
    this.project = project;
    this.visitId = visitId;
    this.#desk = desk;
    this.#cookie = cookie;
    this.#process = process;
  }

  static async begin(): Promise<CompanyStorm> {
    const roles: ContactRole[] = ['estimates', 'invoices'];
    const [process, desk, client] = await Promise.all([
      startFunction(),
      deskPeople(),
      createTestCompany({ Ann: roles, Bob: roles }),
    ]);
    const project = await createTestProject(client, { estimatedCost: 90_000 });
    const visit = await createTestAppointment(client, {
      welderId: desk.people.welder.id,
      projectId: project.id,
      scheduledDate: new Date().toISOString(),
    });
    const cookie = await verifiedCookie(client);
    const storm = new CompanyStorm(client, project, { visitId: visit.id, desk, cookie, process });
    await storm.signIn();
    return storm;
  }

  async end(): Promise<void> {
    await this.#process.stop();
  }

  /** Kills the process in the middle of what it does, and starts another. */
  async killSoon(): Promise<void> {
    await delay(40);
    await this.#process.stop();
    this.#process = await startFunction();
  }

  /** Signs in each contact who is new. */
  async signIn(): Promise<void> {
    for (const { id } of (await storedClient(this.client.id)).contacts ?? [])
      if (!this.cookies.has(id)) this.cookies.set(id, await verifiedCookie(this.client, id));
  }

  /** @returns whether a contact's session still opens the portal */
  async isSignedIn(contactId: string): Promise<boolean> {
    const cookie = this.cookies.get(contactId);
    const { status } = await callApi('GET', '/api/me/contact', { cookie, base: this.#process.base });
    return status === 200;
  }

  /** @returns what was done, for the message of a failure */
  async do([office, welder, client, contact]: CompanyRound): Promise<string> {
    const done = await Promise.all([
      this.#office(office),
      this.#welder(welder),
      this.#answer(client, { cookie: this.#cookie }),
      this.#contact(contact),
    ]);
    return [office, welder, client, contact]
      .map((step, index) => `${JSON.stringify(step)} ${done[index]}`)
      .join(', ');
  }

  async #office(step: OfficeStep): Promise<string> {
    const { id: clientId } = this.client;
    const who = { bearer: this.#desk.tokens.office };
    const post = (path: string, json: object) => this.#ask('POST', `/api/desk/${path}`, json, who);
    switch (step.kind) {
      case 'invoice': {
        const mark = this.#mark();
        const lines = [{ kind: 'labor', description: mark, quantity: 1, unitPrice: step.cents / 100 }];
        const body = { clientId, projectId: this.project.id, lines, dueDate: dayFromNow(14) };
        const sent = await this.#send('invoices', await post('invoices', body), { aboveAgreed: true });
        return this.#note('invoice', mark, sent);
      }
      case 'estimate': {
        const mark = this.#mark();
        const project = await createTestProject(this.client, { title: mark });
        const sent = await this.#send('estimates', await post('estimates', estimateBody(project)), {});
        if (sent.answer.status < 300) this.estimates.push(madeSchema.parse(sent.answer.json()).id);
        return this.#note('estimate', mark, sent);
      }
      case 'cash': {
        const invoice = await this.#openInvoice(step.at);
        const amount = this.#amount();
        const body = { invoiceId: invoice?.id ?? randomUUID(), amount: amount / 100, method: 'cash' };
        return this.#note('cash', `${amount}`, await post('payments', body));
      }
      case 'credit':
      case 'void': {
        const invoice = await this.#openInvoice(step.at);
        if (!invoice) return 'nothing to do';
        const [reason, amount] = [this.#mark(), step.kind === 'credit' ? { amount: step.cents / 100 } : {}];
        const body = { updatedAt: invoice.updatedAt ?? null, reason, ...amount };
        return this.#note(step.kind, reason, await post(`invoices/${invoice.id}/${step.kind}`, body));
      }
      default:
        return await this.#changeContacts(step);
    }
  }

  async #changeContacts(
    step: Extract<OfficeStep, { kind: 'remove' | 'add' | 'email' | 'role' }>,
  ): Promise<string> {
    const { updatedAt = null, contacts = [] } = await storedClient(this.client.id);
    const others: object[] = contacts.filter(({ firstName }) => firstName !== step.name);
    const one = contacts.find(({ firstName }) => firstName === step.name);
    const changed = changedContact(step, one);
    const json = { updatedAt, contacts: changed ? [...others, changed] : others };
    const path = `/api/desk/clients/${this.client.id}`;
    return outcomeOf(await this.#ask('PATCH', path, json, { bearer: this.#desk.tokens.office }));
  }

  async #welder(step: WelderStep): Promise<string> {
    const who = { bearer: this.#desk.tokens.welder };
    const path = `/api/desk/appointments/${this.visitId}`;
    if (step.kind === 'note') {
      const text = this.#mark();
      return this.#note('note', text, await this.#ask('POST', `${path}/notes`, { text }, who));
    }
    const amount = this.#amount();
    const tappedAt = new Date().toISOString();
    const body = { amount: amount / 100, method: 'cash', tappedAt, despiteTransfer: true };
    return this.#note('collect', `${amount}`, await this.#ask('POST', `${path}/collect`, body, who));
  }

  async #answer({ kind, at }: Pick<AnswerStep, 'kind' | 'at'>, who: Who): Promise<string> {
    const id = this.estimates[at % Math.max(1, this.estimates.length)];
    if (!id) return 'nothing to do';
    const json = kind === 'approve' ? typedName : { text: this.#mark() };
    return outcomeOf(await this.#ask('POST', `/api/estimates/${id}/${kind}`, json, who));
  }

  async #contact(step: ContactStep): Promise<string> {
    const { contacts = [] } = await storedClient(this.client.id);
    const contact = contacts.find(({ firstName }) => firstName === step.name) ?? contacts[0];
    const cookie = contact && this.cookies.get(contact.id);
    if (!cookie) return 'nobody to do it';
    if (step.kind !== 'pay') return await this.#answer(step, { cookie });
    const invoice = await this.#openInvoice(step.at);
    if (!invoice) return 'nothing to do';
    const amount = Math.min(this.#amount(), Math.round(invoice.balance * 100));
    const body = { amount: amount / 100, invoiceId: invoice.id, projectId: '', clientId: '' };
    const prepared = await preparePayment(body, cookie, this.client);
    if (prepared.status >= 300) return `refused: ${prepared.text}`;
    const id = intentOf(prepared);
    await tryToPay(id);
    await Promise.all([syncPayment(id), syncPayment(id)]);
    this.deeds.push({ kind: 'card', mark: id, outcome: 'done' });
    return 'done';
  }

  async #openInvoice(at: number) {
    const open = (await listInvoicesOfProject(this.project.id)).filter(
      ({ onPortal, status, balance }) => onPortal && status !== 'void' && balance >= 5,
    );
    return open[at % Math.max(1, open.length)];
  }

  /** Sends a draft that was just made. */
  async #send(list: string, made: Asked, more: object): Promise<Asked> {
    if (made.answer.status >= 300) return made;
    const { id, updatedAt = null } = madeSchema.parse(made.answer.json());
    const who = { bearer: this.#desk.tokens.office };
    return await this.#ask('POST', `/api/desk/${list}/${id}/send`, { updatedAt, ...more }, who);
  }

  /** Asks as an app does: again with the same key, until there is an answer. */
  async #ask(method: string, path: string, json: object, who: Who): Promise<Asked> {
    const key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await callApi(method, path, { json, key, ...who, base: this.#process.base });
        if (answer.status !== 503) return { answer, isRepeated: tries > 1 };
      } catch (error) {
        if (!(error instanceof TypeError) || tries === 100) throw error;
        if (tries === 1) this.repeated += 1;
      }
      await delay(200);
    }
  }

  #note(kind: Deed['kind'], mark: string, asked: Asked): string {
    const outcome = outcomeOf(asked);
    this.deeds.push({ kind, mark, outcome });
    return outcome === 'done' ? outcome : `${outcome}: ${asked.answer.text}`;
  }

  #mark(): string {
    this.#marks += 1;
    return `Deed ${this.#marks}`;
  }

  /** Cents that no other deed has. */
  #amount(): number {
    this.#marks += 1;
    return 500 + this.#marks * 7;
  }
}

function outcomeOf({ answer: { status, text }, isRepeated }: Asked): Outcome {
  if (status < 300) return 'done';
  if (!refusals.includes(status)) throw new Error(`${status}: ${text}`);
  return isRepeated ? 'unsure' : 'refused';
}

function changedContact(
  step: { readonly kind: string; readonly name: 'Ann' | 'Bob'; readonly has?: boolean },
  one: Contact | undefined,
): object | undefined {
  const mark = randomUUID().slice(0, 8);
  switch (step.kind) {
    case 'remove':
      return undefined;
    case 'add':
      return one ?? newContact(step.name, ['estimates', 'invoices'], mark);
    case 'email':
      return one && { ...one, email: `${step.name.toLowerCase()}-${mark}@example.com` };
    default:
      return one && { ...one, roles: step.has ? ['estimates', 'invoices'] : ['gate'] };
  }
}
