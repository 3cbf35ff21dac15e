import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { bundledOnce } from '../browser/bundled-once.ts';
import type { Account } from './account.ts';
import { challengePage, finishedPage } from './challenge-page.ts';
import { finishChallenge } from './resolve-payment.ts';

/** What a browser fetches: the script that stands in for Stripe.js, the card form's frame, the 3-D Secure page. */
export function browserRoutes(account: Account): Router {
  const router = Router();
  const script = bundledOnce(beside('browser/stripe-js.ts'));
  const frameScript = bundledOnce(beside('browser/payment-frame.ts'));

  router.get('/v3/', async (_request, response) => {
    response.type('js').send(await script());
  });
  router.get('/v3/payment-frame.js', async (_request, response) => {
    response.type('js').send(await frameScript());
  });
  router.get('/v3/payment-frame.html', async (_request, response) => {
    response.type('html').send(await readFile(beside('browser/payment-frame.html'), 'utf8'));
  });

  const intentOf = (id: string, clientSecret: unknown) => {
    const intent = account.paymentIntents.get(id);
    return intent && intent.client_secret === clientSecret ? intent : undefined;
  };

  router.get('/3d-secure/:id', (request, response) => {
    const intent = intentOf(request.params.id, request.query['client_secret']);
    if (intent) response.type('html').send(challengePage(intent));
    else response.status(404).type('text').send('This payment does not exist.');
  });

  router.post('/3d-secure/:id', express.urlencoded({ extended: false }), (request, response) => {
    const { client_secret: clientSecret, outcome } = request.body ?? {};
    const intent = intentOf(request.params.id, clientSecret);
    if (!intent) {
      response.status(404).type('text').send('This payment does not exist.');
      return;
    }
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    const finished = finishChallenge(account, intent, outcome === 'pass');
    if (!returnUrl) {
      response.type('html').send(finishedPage());
      return;
    }
    const back = new URL(returnUrl);
    back.searchParams.set('payment_intent', intent.id);
    back.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
    back.searchParams.set('redirect_status', finished.status === 'succeeded' ? 'succeeded' : 'failed');
    response.redirect(303, back.href);
  });

  return router;
}

function beside(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
