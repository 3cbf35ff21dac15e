import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { createTestClient, createTestProject } from '../../tests/support/sample.ts';
import type { ApiSender } from '../run/api-sender.ts';
import { ask, carryOut, deskRequest, of, type RouteRequest, type Said } from './route-request.ts';
import { verifiedCookie } from './site-requests.ts';

const lines = [{ kind: 'labor', description: 'Welding', quantity: 2, unit: 'hour', unitPrice: 125 }];
const reason = 'Measured';

/** What staff and clients ask about estimates and invoices: each of a project of its own, as every project's money is small. */
export function moneyRequests({ token, sender }: { token: string; sender: ApiSender }): RouteRequest[] {
  const desk = deskRequest(token);
  const today = chicagoDate(new Date());
  const said = { lines, validUntil: addDays(today, 30) };
  const asked = { lines, dueDate: addDays(today, 14) };
  const ofProject = async (fields: object): Promise<Said> => {
    const { id, clientId } = await createTestProject(await createTestClient());
    return { json: { projectId: id, clientId, ...fields } };
  };
  const estimate = desk('POST /api/desk/estimates', 201, () => ofProject(said));
  const sending = desk('POST /api/desk/estimates/{id}/send', 200, () =>
    of(carryOut(sender, estimate), { updatedAt: null }),
  );
  const template = desk('POST /api/desk/estimate-templates', 201, { json: { name: 'Hinges', lines } });
  const price = desk('POST /api/desk/price-book', 201, {
    json: { name: 'Plate', kind: 'material', unitPrice: 18 },
  });
  const invoice = desk('POST /api/desk/invoices', 201, () => ofProject(asked));
  const billing = desk('POST /api/desk/invoices/{id}/send', 200, () =>
    of(carryOut(sender, invoice), { updatedAt: null }),
  );
  const cash = desk('POST /api/desk/payments', 201, async () => {
    const { id } = await carryOut(sender, billing);
    return { json: { invoiceId: id, amount: 40, method: 'cash' } };
  });
  /** On the version that the one before it left. */
  const onVersionOf = async (made: RouteRequest, fields: object = {}): Promise<Said> => {
    const { id, updatedAt } = await carryOut(sender, made);
    return { id, json: { updatedAt, ...fields } };
  };
  const answer = (fields: object) => async (): Promise<Said> => {
    const { id, clientId = '' } = await carryOut(sender, sending);
    return { id, cookie: await verifiedCookie(clientId), json: fields };
  };

  return [
    estimate,
    desk('PATCH /api/desk/estimates/{id}', 200, () =>
      of(carryOut(sender, estimate), { updatedAt: null, ...said, terms: 'Net' }),
    ),
    sending,
    desk('POST /api/desk/estimates/{id}/discard', 204, () =>
      of(carryOut(sender, estimate), { updatedAt: null }),
    ),
    desk('POST /api/desk/estimates/{id}/answered', 200, () => onVersionOf(sending)),
    desk('POST /api/desk/estimates/{id}/copy', 201, () => of(carryOut(sender, estimate), {})),
    desk('POST /api/desk/estimates/{id}/revise', 201, () => of(carryOut(sender, sending), {})),
    template,
    desk('PATCH /api/desk/estimate-templates/{id}', 200, () =>
      of(carryOut(sender, template), { name: 'Gates', lines, updatedAt: null }),
    ),
    price,
    desk('PATCH /api/desk/price-book/{id}', 200, () =>
      of(carryOut(sender, price), { unitPrice: 19, updatedAt: null }),
    ),
    desk('POST /api/desk/price-book/sample-entries', 201),
    invoice,
    desk('PATCH /api/desk/invoices/{id}', 200, () =>
      of(carryOut(sender, invoice), { updatedAt: null, ...asked, terms: 'Net' }),
    ),
    billing,
    desk('POST /api/desk/invoices/{id}/void', 200, () => onVersionOf(billing, { reason })),
    desk('POST /api/desk/invoices/{id}/credit', 200, () => onVersionOf(billing, { reason, amount: 20 })),
    desk('POST /api/desk/payments/{id}/refund', 201, () =>
      of(carryOut(sender, cash), { amount: 10, reason }),
    ),
    desk('PATCH /api/desk/payments/{id}', 200, async () => {
      const { id, clientId = '' } = await carryOut(sender, cash);
      const other = await createTestProject({ id: clientId });
      return { id, json: { updatedAt: null, clientId, projectId: other.id } };
    }),
    desk('PUT /api/desk/settings/money', 200, { json: { ...defaultMoneySettings, updatedAt: null } }),
    desk('GET /api/desk/stripe-report', 200, { query: `from=${today}&to=${today}` }),
    ask('POST /api/estimates/{id}/approve', 200, answer({ name: 'Jordan Example', typed: true })),
    ask('POST /api/estimates/{id}/decline', 200, answer({ reason })),
    ask('POST /api/estimates/{id}/question', 200, answer({ text: 'With paint?' })),
  ];
}
