import { type Client, type Contact, type ContactRole, contactRoles } from '@welding/domain/entities/client';
import type { Mail, MailKind } from '@welding/domain/entities/mail';
import { clientItself } from '@welding/domain/entities/recipients';
import { errorCodes } from '@welding/domain/error-codes';
import { balanceOf } from '@welding/domain/money/balance';
import { dollarsToCents } from '@welding/domain/values/money';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { toReaderNow } from '../../functions/src/messages/to-reader-now.ts';
import { openPaper } from '../../functions/src/papers/open-paper.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { isRefusal } from '../../functions/src/refusal.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { storedClient } from '../support/company.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { storedOtherwise } from '../support/stored-otherwise.ts';
import { storedNotes } from '../support/visits.ts';
import { type CompanyRound, CompanyStorm, companyRound, type Deed } from './company-storm.ts';

beforeAll(() => configureFunctions());

/** `STORM_SEED=123` runs another storm than the usual three. */
const seeds = process.env['STORM_SEED']?.split(',').map(Number) ?? [20_261_130, 52, 7_741];
/** Four steps each. The process dies in the middle of some. */
const rounds = 15;
const killed = [4, 9, 13];
/** Each round tries this many links, the end tries all. */
const newest = 8;

/** Papers and contacts that the random rounds need. */
const opening: CompanyRound[] = [
  [
    { kind: 'estimate' },
    { kind: 'collect' },
    { kind: 'question', at: 0 },
    { kind: 'approve', at: 0, name: 'Ann' },
  ],
  [
    { kind: 'invoice', cents: 9_000 },
    { kind: 'note' },
    { kind: 'approve', at: 0 },
    { kind: 'approve', at: 0, name: 'Bob' },
  ],
];

test.each(seeds)(
  'mails, links, money and history stay consistent as office, welder, client and contact act at once (%i)',
  { timeout: 240_000 },
  async (seed) => {
    const storm = await CompanyStorm.begin();
    const told: string[] = [`Seed ${seed}`];
    const links: Link[] = [];
    let before = await storedClient(storm.client.id);
    try {
      const random = fc.sample(companyRound, { seed, numRuns: rounds - opening.length });
      for (const [index, round] of [...opening, ...random].entries()) {
        const known = new Set([...storm.estimates, ...(await sentInvoices(storm)).map(({ id }) => id)]);
        const acting = storm.do(round);
        if (killed.includes(index)) await Promise.all([storm.killSoon(), acting]);
        told.push(`${index + 1}. ${await acting}`);
        await storm.signIn();
        const client = await storedClient(storm.client.id);
        const where = told.join('\n');
        const papers = await newPapers(storm, known);
        await expectMailed(papers, [before, client], where);
        links.push(...(await handOut(papers, client)));
        await expectOnlyReaders(storm, links.slice(-newest), client, where);
        await expectMoney(storm, where);
        before = client;
      }
      const where = told.join('\n');
      await expectOnlyReaders(storm, links, before, where);
      await expectOnce(storm, where);
      await expectHistory(storm, where);
      expect(await storedOtherwise(), where).toEqual([]);
      const done = storm.deeds.filter(({ outcome }) => outcome === 'done').length;
      expect(done, where).toBeGreaterThan(storm.deeds.length / 2);
      expect(storm.repeated, where).toBeGreaterThan(0);
    } finally {
      await storm.end();
    }
  },
);

type Paper = { readonly kind: 'estimate' | 'invoice'; readonly id: string };
type Link = {
  readonly paper: Paper;
  readonly person: string;
  readonly email: string;
  readonly token: string;
};

async function sentInvoices({ project }: CompanyStorm) {
  return (await listInvoicesOfProject(project.id)).filter(({ onPortal }) => onPortal);
}

async function newPapers(storm: CompanyStorm, known: ReadonlySet<string>): Promise<Paper[]> {
  const all: Paper[] = [
    ...storm.estimates.map((id): Paper => ({ kind: 'estimate', id })),
    ...(await sentInvoices(storm)).map(({ id }): Paper => ({ kind: 'invoice', id })),
  ];
  return all.filter(({ id }) => !known.has(id));
}

/** Who reads such papers by the company's own word: the contacts with the role, else the client. */
function readersOf({ contacts = [], email }: Client, role: ContactRole): Pick<Link, 'person' | 'email'>[] {
  const own = contacts.filter((contact) => contact.roles.includes(role) && contact.email);
  return own.length > 0 ? own.map(readerOf) : [{ person: clientItself, email }];
}

function readerOf({ id, email = '' }: Contact): Pick<Link, 'person' | 'email'> {
  return { person: id, email };
}

const roleOf = ({ kind }: Paper): ContactRole => (kind === 'estimate' ? 'estimates' : 'invoices');

/** Expects a mail about each new paper for each who read it from before it was sent until now. */
async function expectMailed(
  papers: readonly Paper[],
  [before, after]: readonly [Client, Client],
  where: string,
) {
  for (const paper of papers) {
    const field = paper.kind === 'estimate' ? 'estimateId' : 'invoiceId';
    const found = await (await mails()).where(field, '==', paper.id).get();
    const mailed = found.docs.map((mail) => mail.data()).filter(({ kind }) => kind === paper.kind);
    const persons = mailed.map(({ person }) => person);
    expect(new Set(persons).size, `One mail for each about ${paper.id}\n${where}`).toBe(persons.length);
    const still = readersOf(after, roleOf(paper)).map(({ person }) => person);
    for (const { person } of readersOf(before, roleOf(paper)))
      if (still.includes(person)) expect(persons, where).toContain(person);
  }
}

async function handOut(papers: readonly Paper[], client: Client): Promise<Link[]> {
  return await Promise.all(
    papers.flatMap((paper) =>
      readersOf(client, roleOf(paper)).map(async ({ person, email }) => {
        const of = { paperId: paper.id, clientId: client.id, person, email };
        return { paper, person, email, token: await storePaperLink({ kind: paper.kind, ...of }) };
      }),
    ),
  );
}

const rolesOfMail: Partial<Record<MailKind | 'other', readonly ContactRole[]>> = {
  estimate: ['estimates'],
  'estimate-answer': ['estimates'],
  'estimate-approved': ['estimates', 'invoices'],
  invoice: ['invoices'],
  receipt: ['invoices'],
};

/** Expects every session, mail and link to open or reach a present reader or no one, and each present reader to have theirs. */
async function expectOnlyReaders(storm: CompanyStorm, links: readonly Link[], client: Client, where: string) {
  const { contacts = [] } = client;
  const mayRead = (person: string, email: string, roles: readonly ContactRole[]) =>
    person === clientItself
      ? client.email === email
      : contacts.some(
          (one) => one.id === person && one.email === email && one.roles.some((role) => roles.includes(role)),
        );
  const voided = new Set(
    (await sentInvoices(storm)).flatMap(({ id, status }) => (status === 'void' ? [id] : [])),
  );
  await Promise.all(
    links.map(async ({ paper, person, email, token }) => {
      if (voided.has(paper.id)) return;
      const isApproved = paper.kind === 'estimate' && (await findEstimate(paper.id))?.status === 'approved';
      const roles: ContactRole[] = isApproved ? ['estimates', 'invoices'] : [roleOf(paper)];
      expect(await isOpened(token), `${person} by ${email}\n${where}`).toBe(mayRead(person, email, roles));
    }),
  );
  const found = await (await mails()).where('clientId', '==', client.id).get();
  for (const mail of found.docs.map((document): Mail => document.data())) {
    // A question goes to the business.
    if (mail.status !== 'queued' || mail.kind === 'estimate-question') continue;
    const sent = await toReaderNow(mail);
    const roles = rolesOfMail[mail.kind] ?? contactRoles;
    const person = mail.person ?? '';
    if (sent) expect(mayRead(person, sent.to, roles), `${mail.id} to ${sent.to}\n${where}`).toBe(true);
    const reader = contacts.find(({ id }) => id === person);
    const isReader = person === clientItself || reader?.roles.some((role) => roles.includes(role));
    if (isReader) expect(sent?.to, `${mail.id}\n${where}`).toBe(reader?.email ?? client.email);
  }
  for (const contactId of storm.cookies.keys()) {
    const isPresent = contacts.some(({ id }) => id === contactId);
    if (!isPresent)
      expect(await storm.isSignedIn(contactId), `${contactId} is signed in\n${where}`).toBe(false);
  }
}

async function isOpened(token: string): Promise<boolean> {
  try {
    await openPaper(token);
    return true;
  } catch (error) {
    if (!isRefusal(error, errorCodes.linkEnded)) throw error;
    return false;
  }
}

/** Expects the books to be those of the stored papers and payments, to the cent. */
async function expectMoney(storm: CompanyStorm, where: string) {
  const [invoices, payments] = await Promise.all([
    sentInvoices(storm),
    listPaymentsOfProject(storm.project.id),
  ]);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((all, amount) => all + dollarsToCents(amount), 0);
  const open = invoices.filter(({ status }) => status !== 'void');
  const invoiced =
    sum(open.map(({ total }) => total)) -
    sum(open.flatMap(({ credits }) => credits.map(({ amount }) => amount)));
  const received = sum(payments.map(({ amount }) => amount));
  const { balanceCents } = balanceOf(invoices, payments);
  const books = {
    balance: balanceCents,
    owed: sum(open.map(({ balance }) => balance)),
    paid: sum(open.map(({ paid }) => paid)),
  };
  const [owed, paid] = [Math.max(0, invoiced - received), Math.min(invoiced, received)];
  expect(books, where).toEqual({ balance: invoiced - received, owed, paid });
}

/** Expects what was answered to be stored once, and what was refused never. */
async function expectOnce(storm: CompanyStorm, where: string) {
  const invoices = await listInvoicesOfProject(storm.project.id);
  const payments = await listPaymentsOfProject(storm.project.id);
  const notes = (await storedNotes(storm.visitId)).map(({ text }) => text);
  const estimates = await Promise.all(storm.estimates.map(findEstimate));
  const amounts = (isCollected: boolean) =>
    payments
      .filter(({ method, collectedBy }) => method === 'cash' && (collectedBy !== undefined) === isCollected)
      .map(({ amount }) => `${dollarsToCents(amount)}`);
  const stored: Record<Deed['kind'], readonly string[]> = {
    invoice: invoices
      .filter(({ onPortal }) => onPortal)
      .flatMap(({ lines }) => lines.map(({ description }) => description)),
    estimate: estimates.map((estimate) => estimate?.projectTitle ?? ''),
    cash: amounts(false),
    collect: amounts(true),
    card: payments.map(({ id }) => id),
    credit: invoices.flatMap(({ credits }) => credits.map(({ reason }) => reason)),
    void: invoices.flatMap(({ voidReason }) => voidReason ?? []),
    note: notes,
  };
  for (const { kind, mark, outcome } of storm.deeds) {
    const count = stored[kind].filter((one) => one === mark).length;
    const allowed = { done: [1], refused: [0], unsure: [0, 1] }[outcome];
    expect(allowed, `${kind} ${mark} is ${outcome}, and stored ${count} times\n${where}`).toContain(count);
  }
  const made = storm.deeds.filter(({ kind, outcome }) => kind === 'invoice' && outcome !== 'refused');
  expect(stored.invoice.length, where).toBeLessThanOrEqual(made.length);
}

/** Expects each step of each paper and payment in its history, once. */
async function expectHistory(storm: CompanyStorm, where: string) {
  for (const { id, credits, status } of await sentInvoices(storm)) {
    const actions = (await latestChanges(id)).map(({ action }) => action);
    const count = (action: string) => actions.filter((one) => one === action).length;
    const steps = {
      created: count('created'),
      sent: count('sent'),
      credited: count('credited'),
      voided: count('voided'),
    };
    const expected = { created: 1, sent: 1, credited: credits.length, voided: status === 'void' ? 1 : 0 };
    expect(steps, `Invoice ${id}: ${actions}\n${where}`).toEqual(expected);
  }
  for (const id of storm.estimates) {
    const actions = (await latestChanges(id)).map(({ action }) => action);
    const { status, questions = [] } = (await findEstimate(id)) ?? {};
    const count = (action: string) => actions.filter((one) => one === action).length;
    const steps = [count('sent'), count('approved'), count('asked about')];
    expect(steps, `Estimate ${id}: ${actions}\n${where}`).toEqual([
      1,
      status === 'approved' ? 1 : 0,
      questions.length,
    ]);
  }
  for (const { id, method } of await listPaymentsOfProject(storm.project.id))
    if (method === 'cash') expect((await latestChanges(id)).length, `Payment ${id}\n${where}`).toBe(1);
}
