import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import express, { Router } from 'express';
import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { confirmDeposits, finishChallenge } from './resolve-payment.ts';
import { StripeApiError } from './stripe-api-error.ts';

/** The browser's files: the replacement for Stripe.js, the card form's frame, the 3-D Secure page. */
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

  router.get('/microdeposits/:id', (request, response) => {
    const intent = intentOf(request.params.id, request.query['client_secret']);
    if (intent) response.type('html').send(depositsPage(intent));
    else response.status(404).type('text').send('This payment does not exist.');
  });

  router.post('/microdeposits/:id', express.urlencoded({ extended: false }), (request, response) => {
    const { client_secret: clientSecret, first, second } = request.body ?? {};
    const intent = intentOf(request.params.id, clientSecret);
    if (!intent) {
      response.status(404).type('text').send('This payment does not exist.');
      return;
    }
    try {
      const confirmed = confirmDeposits(account, intent, [Number(first), Number(second)]);
      response.type('html').send(depositsPage(confirmed));
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      response.type('html').send(depositsPage(intent, error.body.message));
    }
  });

  return router;
}

/** Stripe's page where a payer confirms the small deposits. */
function depositsPage(intent: Stripe.PaymentIntent, problem = ''): string {
  if (intent.next_action?.type !== 'verify_with_microdeposits') {
    return page('<main><h1>Bank account verified</h1><p>Thank you. The payment is on its way.</p></main>');
  }
  return page(`
    <main>
      <p class="test">Test page: the deposits are 32 and 45 cents.</p>
      <h1>Verify your bank account</h1>
      <p role="alert">${escaped(problem)}</p>
      <form method="post" action="/microdeposits/${escaped(intent.id)}">
        <input type="hidden" name="client_secret" value="${escaped(intent.client_secret ?? '')}">
        <label>First deposit, in cents <input name="first" inputmode="numeric" required></label>
        <label>Second deposit, in cents <input name="second" inputmode="numeric" required></label>
        <button>Verify</button>
      </form>
    </main>`);
}

function beside(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** A script for a page of the local stack: `entry` with its imports, bundled at the first request. */
function bundledOnce(entry: string): () => Promise<string> {
  let bundle: Promise<string> | undefined;
  const make = async () => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text).join('\n');
  };
  return () => {
    bundle ??= make();
    return bundle;
  };
}

/** The bank's page for a 3-D Secure step, where the payer passes or fails. */
function challengePage(intent: Stripe.PaymentIntent): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  );
  return page(`
    <main aria-labelledby="title">
      <p class="test">Test mode: no real bank is asked</p>
      <h1 id="title">3D Secure 2 Test Page</h1>
      <p>Your bank asks you to confirm a payment of <strong>${escaped(amount)}</strong>.</p>
      <form method="post" action="/3d-secure/${escaped(intent.id)}">
        <input type="hidden" name="client_secret" value="${escaped(intent.client_secret ?? '')}">
        <button name="outcome" value="pass">Complete authentication</button>
        <button name="outcome" value="fail" class="fail">Fail authentication</button>
      </form>
    </main>
    <script>
      // Browsers ignore the autofocus attribute in a frame of another origin.
      document.querySelector('button').focus();
    </script>`);
}

/** Shown for a moment after the step, while its frame reports to the page. */
function finishedPage(): string {
  return page(`
    <main><p>Thank you. You can go on.</p></main>
    <script>parent.postMessage({ localStripe: 'challenge-finished' }, '*');</script>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function page(body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bank (test)</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: rgb(15 23 42 / 70%);
             font: 1rem/1.5 system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border-radius: .75rem;
             background: light-dark(#fff, #1e293b); color: light-dark(#0f172a, #f1f5f9); }
      h1 { font-size: 1.25rem; margin: .5rem 0; }
      .test { margin: 0; font-weight: 600; color: light-dark(#9a3412, #fdba74); }
      form { display: grid; gap: .75rem; margin-top: 1.25rem; }
      button { min-height: 44px; border: 0; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer;
               background: #1d4ed8; color: #fff; }
      button.fail { background: transparent; color: inherit; border: 1px solid currentColor; }
      button:focus-visible { outline: 3px solid #f97316; outline-offset: 2px; }
    </style>
  </head>
  <body>${body}
  </body>
</html>`;
}
