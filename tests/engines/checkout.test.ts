import type { Visitor } from './driver/visitor.ts';
import { test } from './engine-test.ts';

async function payWith(visitor: Visitor, card: string): Promise<void> {
  const form = await visitor.frame('Secure payment input frame');
  await visitor.fill('Card number', card, form);
  await visitor.fill('Expiration date', '12 / 34', form);
  await visitor.fill('Security code', '123', form);
  await visitor.click('button', 'Pay $500.00');
}

test('A card pays, directly or by a page of the bank, and the payer returns to the portal', async ({
  visitor,
}) => {
  await visitor.open('/checkout');
  await payWith(visitor, '4242 4242 4242 4242');
  await visitor.see('Thank you for your payment!');
  await visitor.until('the portal', `return location.pathname === '/dashboard'`);

  await visitor.open('/checkout');
  await payWith(visitor, '4000 0000 0000 3063');
  await visitor.click('button', 'Complete authentication');
  await visitor.see('Thank you for your payment!');
  await visitor.until('the portal', `return location.pathname === '/dashboard'`);
});
