import type { Stripe } from 'stripe';

/** The bank's page of a 3-D Secure step, for a payer who may pass or fail it. */
export function challengePage(intent: Stripe.PaymentIntent): string {
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
      // The autofocus attribute is not allowed in a frame of another origin.
      document.querySelector('button').focus();
    </script>`);
}

/** What the step's frame shows for a moment after it is done, while it tells the page around it. */
export function finishedPage(): string {
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
    <title>3-D Secure (test)</title>
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
