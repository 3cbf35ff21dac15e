import type { Client } from '@welding/domain/entities/client';
import { newEstimateSchema } from '@welding/domain/entities/estimate-requests';
import { newInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import type { Project } from '@welding/domain/entities/project';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { approveEstimate } from '../../functions/src/estimates/answer-estimate.ts';
import { approveByPhone, signInPerson } from '../../functions/src/estimates/approve-at-desk.ts';
import { sendEstimate } from '../../functions/src/estimates/send-estimate.ts';
import { createEstimate } from '../../functions/src/estimates/write-estimate.ts';
import { listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import {
  createInvoice,
  creditInvoice,
  sendInvoice,
  voidInvoice,
} from '../../functions/src/invoices/write-invoice.ts';
import { handOverPayment, voidPayment } from '../../functions/src/payments/change-payment.ts';
import { collectPayment, takeBackCollected } from '../../functions/src/payments/collect-payment.ts';
import { findPayment, listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { recordReceivedPayment } from '../../functions/src/payments/record-received-payment.ts';
import { refundPayment } from '../../functions/src/payments/refund-payment.ts';
import { Refusal } from '../../functions/src/refusal.ts';
import { syncPayment } from '../../functions/src/stripe/sync-payment.ts';
import { controlStripe } from '../support/local-stripe.ts';
import type { StormStep } from '../support/money-storm-steps.ts';
import { PlainLedger } from '../support/plain-ledger.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { estimateBody, invoiceBody } from './money.ts';
import { silentIntent, tryToPay } from './silent-intent.ts';

type Agreement = {
  readonly changeOf?: string;
  readonly way: 'phone' | 'in_person' | 'link';
  readonly twice: boolean;
};
const from = { ip: '', peer: '', userAgent: '' };
const cardCents = 2_500;
/** Staff confirm what they do while a bank transfer is on its way. */
const confirmed = { despiteTransfer: true };

/** A project whose money many people change at once, and the plain ledger of the accepted changes. */
export class MoneyStorm {
  readonly ledger = new PlainLedger();
  /** The id of the approved estimate that change orders change. */
  #signed = '';
  #intents: string[] = [];
  /** The time each payment was taken, all different. */
  #taken = new Map<string, string>();
  #base = Date.now() - 7_200_000;
  readonly project: Project;
  readonly #client: Client;
  readonly #owner: Staff;
  readonly #welder: Staff;
  readonly #visitId: string;

  private constructor(project: Project, client: Client, owner: Staff, welder: Staff, visitId: string) {
    this.project = project;
    this.#client = client;
    this.#owner = owner;
    this.#welder = welder;
    this.#visitId = visitId;
  }

  /** A project with $500 agreed and three invoices. */
  static async begin(): Promise<MoneyStorm> {
    const [owner, welder, client] = await Promise.all([
      createTestStaff('owner'),
      createTestStaff('welder'),
      createTestClient(),
    ]);
    const project = await createTestProject(client);
    const visit = await createTestAppointment(client, { welderId: welder.id, projectId: project.id });
    const storm = new MoneyStorm(project, client, owner, welder, visit.id);
    storm.#signed = await storm.#agree(50_000, { way: 'phone', twice: false });
    for (const cents of [10_000, 5_000, 12_345]) await storm.#bill(cents, false);
    return storm;
  }

  /** Runs one step, and records it unless it is refused. @throws Refusal */
  async do(step: StormStep): Promise<void> {
    const { ledger } = this;
    const [actor, reason] = [actorOf(this.#owner), 'Storm'];
    const asked = { reason, ...confirmed };
    switch (step.kind) {
      case 'invoice':
        return await this.#bill(step.cents, step.aboveAgreed);
      case 'change_order':
        await this.#agree(step.cents, { ...step, changeOf: this.#signed });
        return;
      case 'card':
        return await this.#payByCard(step.at);
      case 'transfer':
        return await this.#transfer(step.cents, step.at);
      case 'transfer_ends': {
        const [id, cents] = pick([...ledger.onItsWay], step.at) ?? [];
        if (id === undefined || cents === undefined) return;
        ledger.onItsWay.delete(id);
        await controlStripe(`/payment_intents/${id}/settle`, {
          outcome: step.arrives ? 'succeeded' : 'failed',
        });
        if (step.arrives) ledger.receive(id, cents);
        await Promise.all([syncPayment(id), syncPayment(id)]);
        return;
      }
      case 'event_again': {
        const id = pick(this.#intents, step.at);
        if (id) await syncPayment(id);
        return;
      }
      case 'cash': {
        const invoiceId = pick(await this.#open(), step.at)?.id;
        if (invoiceId) await this.#record({ invoiceId }, step.cents);
        return;
      }
      case 'deposit':
        return await this.#record(
          { clientId: this.#client.id, projectId: this.project.id, estimateId: this.#signed },
          step.cents,
        );
      case 'collect':
        return await this.#collect(step);
      case 'take_back': {
        const [id] = pick([...ledger.collected], step.at) ?? [];
        if (id) await this.#takeBack(id, step.twice);
        return;
      }
      case 'hand_over': {
        const [id] = pick([...ledger.collected], step.at) ?? [];
        if (id) await this.#handOver(id);
        return;
      }
      case 'refund': {
        const payment = pick(await listPaymentsOfProject(this.project.id), step.at);
        if (!payment) return;
        const { cents, lowerBill } = step;
        await refundPayment(
          { ...asked, amount: cents / 100, lowerBill },
          { actor, once: undefined },
          payment.id,
        );
        ledger.receive(payment.id, -cents);
        if (lowerBill) ledger.forgivenCents += cents;
        return;
      }
      case 'void_payment': {
        const payment = pick(await listPaymentsOfProject(this.project.id), step.at);
        if (!payment) return;
        await voidPayment(
          { updatedAt: payment.updatedAt ?? null, reason },
          { actor, once: undefined },
          payment.id,
        );
        if (ledger.wentBack(payment.id)) throw new Error('What was refunded in part is void');
        ledger.makeVoid(payment.id);
        return;
      }
      case 'credit':
      case 'void_invoice': {
        const { id, updatedAt = null } = pick(await this.#open(), step.at) ?? {};
        if (!id) return;
        if (step.kind === 'credit') {
          await creditInvoice(
            { ...asked, updatedAt, amount: step.cents / 100 },
            { actor, once: undefined },
            id,
          );
          ledger.ask(id, -step.cents);
        } else {
          await voidInvoice({ ...asked, updatedAt }, { actor, once: undefined }, id);
          ledger.makeVoid(id);
        }
      }
    }
  }

  /** Repeats Stripe's events until all are received. */
  async tellAgain(): Promise<void> {
    for (const id of this.#intents) await syncPayment(id);
  }

  async #open() {
    const all = await listInvoicesOfProject(this.project.id);
    return all.filter(({ status, onPortal }) => status !== 'void' && onPortal);
  }

  async #bill(cents: number, aboveAgreed: boolean): Promise<void> {
    const actor = actorOf(this.#owner);
    const body = newInvoiceSchema.parse(invoiceBody(this.project, cents / 100));
    const { id } = await createInvoice(body, { actor, once: undefined });
    await sendInvoice({ updatedAt: null, aboveAgreed }, { actor, once: undefined }, id);
    this.ledger.ask(id, cents);
  }

  /** Sends an estimate or change order, which its client approves; from two devices at once when `twice`. */
  async #agree(cents: number, { changeOf, way, twice }: Agreement): Promise<string> {
    const actor = actorOf(this.#owner);
    const lines = [{ kind: 'labor', description: 'Welding', quantity: 1, unitPrice: cents / 100 }];
    const body = { ...estimateBody(this.project), lines, deposit: undefined, ...(changeOf && { changeOf }) };
    const { id } = await createEstimate(newEstimateSchema.parse(body), { actor, once: undefined });
    const { updatedAt = null } = await sendEstimate({ updatedAt: null }, { actor, once: undefined }, id);
    const said = { name: 'Jordan Example', typed: true as const };
    const approve = {
      phone: () =>
        approveByPhone(
          { name: said.name, note: 'Called at noon', updatedAt },
          { ...from, staff: this.#owner },
          id,
        ),
      in_person: () => signInPerson(said, { ...from, staff: this.#welder }, id),
      link: () => approveEstimate(id, said, { ...from, clientId: this.#client.id, way: 'link' }),
    }[way];
    await onceAtLeast(twice ? [approve, approve] : [approve]);
    this.ledger.agreedOf.set(id, cents);
    return id;
  }

  async #payByCard(at: number): Promise<void> {
    const id = await this.#intent(cardCents, at);
    await tryToPay(id);
    this.ledger.receive(id, cardCents);
    this.#intents.push(id);
    // The event twice.
    await Promise.all([syncPayment(id), syncPayment(id)]);
  }

  async #transfer(cents: number, at: number | null): Promise<void> {
    const id = await this.#intent(cents, at);
    await tryToPay(id, 'pm_usBankAccount_processing');
    this.ledger.onItsWay.set(id, cents);
    this.#intents.push(id);
    await Promise.all([syncPayment(id), syncPayment(id)]);
  }

  /** @param at the index of the invoice to pay, null for none */
  async #intent(amount: number, at: number | null): Promise<string> {
    const invoiceId = at === null ? undefined : pick(await this.#open(), at)?.id;
    const of = { clientId: this.#client.id, projectId: this.project.id };
    return await silentIntent({ amount, metadata: { ...of, ...(invoiceId && { invoiceId }) } });
  }

  async #record(
    of: { invoiceId: string } | { clientId: string; projectId: string; estimateId: string },
    cents: number,
  ): Promise<void> {
    const body = { ...of, ...confirmed, amount: cents / 100, method: 'cash' as const };
    const { id } = await recordReceivedPayment(body, { actor: actorOf(this.#owner), once: undefined });
    this.ledger.receive(id, cents);
  }

  async #collect({ cents, method, next }: Extract<StormStep, { kind: 'collect' }>): Promise<void> {
    const tappedAt = new Date(this.#base++).toISOString();
    const body = { ...confirmed, amount: cents / 100, method, tappedAt };
    const { id } = await collectPayment(this.#visitId, body, this.#welder, undefined);
    this.#taken.set(id, tappedAt);
    this.ledger.receive(id, cents);
    this.ledger.collected.set(id, { method, cents, isHandedOver: false });
    const acts = { hand_over: () => this.#handOver(id), take_back: () => this.#takeBack(id, false) };
    await onceAtLeast(next.map((act) => acts[act]));
  }

  async #handOver(id: string): Promise<void> {
    const { updatedAt = null } = (await findPayment(id)) ?? {};
    await handOverPayment({ updatedAt }, { actor: actorOf(this.#owner), once: undefined }, id);
    const collected = this.ledger.collected.get(id);
    if (collected) collected.isHandedOver = true;
  }

  /** The welder's own undo, half a minute later; from two devices at once when `twice`. */
  async #takeBack(id: string, twice: boolean): Promise<void> {
    const tapped = this.#taken.get(id);
    if (!tapped) return;
    const taken = { tapped, at: new Date(Date.parse(tapped) + 30_000).toISOString() };
    const takeBack = () => takeBackCollected(this.#visitId, taken, this.#welder);
    await onceAtLeast(twice ? [takeBack, takeBack] : [takeBack]);
    this.ledger.makeVoid(id);
  }
}

/** Runs all of it at once. At least one must succeed. */
async function onceAtLeast(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  const reasons = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const odd = reasons.find((reason) => !(reason instanceof Refusal));
  if (odd || (done.length > 0 && reasons.length === done.length)) throw odd ?? reasons[0];
}

function pick<Entity>(list: readonly Entity[], at: number): Entity | undefined {
  return list[at % Math.max(1, list.length)];
}
