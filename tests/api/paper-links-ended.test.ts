import { estimateSchema } from '@welding/domain/entities/estimate';
import { describe, expect, test } from 'vitest';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { answerTo, callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { byLink, linkDocument, openLink, typedName } from './use-paper-link.ts';

const shop = moneyShop();
const { office } = shop;
const sendEstimate = async () => office.sendEstimate(await office.draftEstimate(shop.project));

/** Every use of a link to an estimate or invoice, with the response's status. */
async function everyUse(token: string, kind: 'estimate' | 'invoice', id: string): Promise<number[]> {
  const path = `/api/${kind}s/${id}`;
  const pay = { amount: 100, projectId: shop.project.id, clientId: '', [`${kind}Id`]: id };
  const uses = [
    await openLink(token),
    await byLink('GET', `${path}.pdf`, token),
    await byLink('POST', '/api/create-payment-intent', token, pay),
  ];
  if (kind === 'estimate') {
    uses.push(
      await byLink('POST', `${path}/approve`, token, typedName),
      await byLink('POST', `${path}/decline`, token, {}),
      await byLink('POST', `${path}/question`, token, { text: 'Still good?' }),
    );
  }
  return uses.map(({ status }) => status);
}

describe('a link ends', () => {
  test('when the estimate is replaced', async () => {
    const sent = await sendEstimate();
    const token = await storePaperLink({ kind: 'estimate', paperId: sent.id });
    const draft = read(estimateSchema, await office.call('POST', `estimates/${sent.id}/revise`, {}));
    expect((await openLink(token)).status).toBe(200);
    await office.sendEstimate(draft);
    expect(await answerTo(openLink(token))).toEqual([
      410,
      'There is a newer version of this estimate. Please open the link in our latest email',
    ]);
    expect(new Set(await everyUse(token, 'estimate', sent.id))).toEqual(new Set([410]));
    expect(await findEstimate(sent.id)).toMatchObject({ status: 'replaced', questions: [] });
  });

  test('when the invoice is void', async () => {
    const bill = await shop.sent();
    const token = await storePaperLink({ kind: 'invoice', paperId: bill.id });
    await office.call('POST', `invoices/${bill.id}/void`, { updatedAt: bill.updatedAt, reason: 'Typo' });
    expect(await answerTo(openLink(token))).toEqual([410, 'This invoice is void: nothing is due']);
    expect(new Set(await everyUse(token, 'invoice', bill.id))).toEqual(new Set([410]));
  });

  test('after 60 days', async () => {
    const estimate = await sendEstimate();
    const token = await storePaperLink({ kind: 'estimate', paperId: estimate.id });
    const document = await linkDocument(token);
    const expires = (await document.get()).get('expireAt').toMillis();
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(60);
    await document.update({ expireAt: new Date(Date.now() - 1000) });
    expect(await answerTo(openLink(token))).toEqual([
      410,
      'This link expired after 60 days. Please sign in to your portal, or call us',
    ]);
    expect(new Set(await everyUse(token, 'estimate', estimate.id))).toEqual(new Set([410]));
    expect(await findEstimate(estimate.id)).toMatchObject({ status: 'sent', questions: [] });
  });

  test('when the client is erased', async () => {
    const { client: leaving } = shop;
    const sent = await sendEstimate();
    const token = await storePaperLink({ kind: 'estimate', paperId: sent.id });
    const approve = `/api/estimates/${sent.id}/approve`;
    expect((await byLink('POST', approve, token, typedName)).status).toBe(200);
    const bearer = shop.tokens.owner;
    const erased = await callDesk(
      'POST',
      `clients/${leaving.id}/erase`,
      { confirmation: `${leaving.firstName} ${leaving.lastName}` },
      { bearer },
    );
    expect(erased.status, erased.text).toBeLessThan(300);
    expect(await findEstimate(sent.id)).toMatchObject({ approval: { name: 'Jordan Example' } });
    expect((await openLink(token)).status).toBe(404);
  });
});
