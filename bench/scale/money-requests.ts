import { randomUUID } from 'node:crypto';
import type { Project } from '@welding/domain/entities/project';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { beginSession, sessionCookie } from '../../functions/src/http/session.ts';
import { createTestClient, createTestProject } from '../../tests/support/sample.ts';
import type { ApiRequest, ApiSender } from '../api/send-request.ts';
import type { RouteRequest } from './site-requests.ts';

type Asking = { readonly token: string; readonly sender: ApiSender };

const today = () => chicagoDate(new Date());
const line = { kind: 'labor', description: 'Welding', quantity: 2, unit: 'hour', unitPrice: 125 };

/** What staff and clients ask about estimates and invoices: each of a project of its own, as every project's money is small. */
export function moneyRequests({ token, sender }: Asking): RouteRequest[] {
  const ask = (method: string, path: string, json?: unknown): ApiRequest => ({
    method,
    path: `/api/desk/${path}`,
    bearer: token,
    ...(json !== undefined && { json }),
    ...(method === 'POST' && { key: randomUUID() }),
  });
  const carryOut = async (method: string, path: string, json: unknown) => {
    const { status, text } = await sender.send(ask(method, path, json));
    if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text}`);
    return JSON.parse(text);
  };
  const project = async () => createTestProject(await createTestClient());
  const said = () => ({ lines: [line], validUntil: addDays(today(), 30) });
  const asked = () => ({ lines: [line], dueDate: addDays(today(), 14) });
  const ownerOf = ({ id, clientId }: Project) => ({ projectId: id, clientId });
  const draftEstimate = async () => carryOut('POST', 'estimates', { ...ownerOf(await project()), ...said() });
  const sentEstimate = async () =>
    carryOut('POST', `estimates/${(await draftEstimate()).id}/send`, { updatedAt: null });
  const draftInvoice = async () => carryOut('POST', 'invoices', { ...ownerOf(await project()), ...asked() });
  const sentInvoice = async () =>
    carryOut('POST', `invoices/${(await draftInvoice()).id}/send`, { updatedAt: null });
  const paidInCash = async () =>
    carryOut('POST', 'payments', { invoiceId: (await sentInvoice()).id, amount: 40, method: 'cash' });
  const template = { name: 'Hinges', lines: [line] };
  const reason = 'Measured';
  const answered = async (answer: string, json: unknown): Promise<ApiRequest> => {
    const { id, clientId } = await sentEstimate();
    return {
      method: 'POST',
      path: `/api/estimates/${id}/${answer}`,
      cookie: await verifiedCookie(clientId),
      json,
    };
  };

  const rows: readonly (readonly [string, number, RouteRequest['prepare']])[] = [
    [
      'POST /api/desk/estimates',
      201,
      async () => ask('POST', 'estimates', { ...ownerOf(await project()), ...said() }),
    ],
    [
      'PATCH /api/desk/estimates/{id}',
      200,
      async () =>
        ask('PATCH', `estimates/${(await draftEstimate()).id}`, { updatedAt: null, ...said(), terms: 'Net' }),
    ],
    [
      'POST /api/desk/estimates/{id}/send',
      200,
      async () => ask('POST', `estimates/${(await draftEstimate()).id}/send`, { updatedAt: null }),
    ],
    [
      'POST /api/desk/estimates/{id}/discard',
      204,
      async () => ask('POST', `estimates/${(await draftEstimate()).id}/discard`, { updatedAt: null }),
    ],
    [
      'POST /api/desk/estimates/{id}/answered',
      200,
      async () => {
        const { id, updatedAt } = await sentEstimate();
        return ask('POST', `estimates/${id}/answered`, { updatedAt });
      },
    ],
    [
      'POST /api/desk/estimates/{id}/copy',
      201,
      async () => ask('POST', `estimates/${(await draftEstimate()).id}/copy`, {}),
    ],
    [
      'POST /api/desk/estimates/{id}/revise',
      201,
      async () => ask('POST', `estimates/${(await sentEstimate()).id}/revise`, {}),
    ],
    ['POST /api/desk/estimate-templates', 201, () => ask('POST', 'estimate-templates', template)],
    [
      'PATCH /api/desk/estimate-templates/{id}',
      200,
      async () => {
        const { id } = await carryOut('POST', 'estimate-templates', template);
        return ask('PATCH', `estimate-templates/${id}`, { ...template, name: 'Gates', updatedAt: null });
      },
    ],
    [
      'POST /api/desk/invoices',
      201,
      async () => ask('POST', 'invoices', { ...ownerOf(await project()), ...asked() }),
    ],
    [
      'PATCH /api/desk/invoices/{id}',
      200,
      async () =>
        ask('PATCH', `invoices/${(await draftInvoice()).id}`, { updatedAt: null, ...asked(), terms: 'Net' }),
    ],
    [
      'POST /api/desk/invoices/{id}/send',
      200,
      async () => ask('POST', `invoices/${(await draftInvoice()).id}/send`, { updatedAt: null }),
    ],
    [
      'POST /api/desk/invoices/{id}/void',
      200,
      async () => {
        const { id, updatedAt } = await sentInvoice();
        return ask('POST', `invoices/${id}/void`, { updatedAt, reason });
      },
    ],
    [
      'POST /api/desk/invoices/{id}/credit',
      200,
      async () => {
        const { id, updatedAt } = await sentInvoice();
        return ask('POST', `invoices/${id}/credit`, { updatedAt, reason, amount: 20 });
      },
    ],
    [
      'POST /api/desk/payments/{id}/refund',
      201,
      async () => ask('POST', `payments/${(await paidInCash()).id}/refund`, { amount: 10, reason }),
    ],
    [
      'PATCH /api/desk/payments/{id}',
      200,
      async () => {
        const { id, clientId } = await paidInCash();
        const other = await createTestProject({ id: clientId });
        return ask('PATCH', `payments/${id}`, { updatedAt: null, clientId, projectId: other.id });
      },
    ],
    [
      'PUT /api/desk/settings/money',
      200,
      () => ask('PUT', 'settings/money', { ...defaultMoneySettings, updatedAt: null }),
    ],
    ['GET /api/desk/stripe-report', 200, () => ask('GET', `stripe-report?from=${today()}&to=${today()}`)],
    [
      'POST /api/estimates/{id}/approve',
      200,
      () => answered('approve', { name: 'Jordan Example', typed: true }),
    ],
    ['POST /api/estimates/{id}/decline', 200, () => answered('decline', { reason })],
    ['POST /api/estimates/{id}/question', 200, () => answered('question', { text: 'With paint?' })],
  ];
  return rows.map(([route, expected, prepare]) => ({ route, expected, prepare }));
}

async function verifiedCookie(clientId: string): Promise<string> {
  const cookie = await sessionCookie({ ...beginSession(clientId, false), verified: true }, false);
  return cookie.split(';', 1)[0] ?? '';
}
