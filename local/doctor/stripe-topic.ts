import { Stripe } from 'stripe';
import { handledEvents } from '../../functions/src/stripe/webhook.ts';
import { type Finding, type Topic, whether, wrong } from './findings.ts';
import { secretOf } from './secrets-topic.ts';

const dashboard = 'https://dashboard.stripe.com';

/** Stripe's mode, webhook, domains of wallets, and bank transfers. */
export const stripeTopic: Topic = {
  name: 'Stripe',
  look: async (patient) => {
    const { project, site = '', publishableKey, stripeAt } = patient;
    const key = await secretOf(patient, 'STRIPE_SECRET_KEY');
    if (key === undefined) {
      return [wrong('has no key', `npx firebase functions:secrets:set STRIPE_SECRET_KEY -P ${project}`)];
    }
    const stripe = new Stripe(key, { telemetry: false, maxNetworkRetries: 1, ...stripeAt });
    const isLive = /^(sk|rk)_live_/.test(key);
    const mode = isLive ? 'live' : 'test';
    return [
      whether(
        publishableKey.startsWith(`pk_${mode}_`),
        `the keys are of ${mode} mode`,
        `the functions' key is of ${mode} mode, the site's is ${publishableKey.slice(0, 8) || 'missing'}`,
        `write the key pk_${mode}_… to web/.env.production.local and deploy hosting`,
      ),
      await readable('webhook', () => webhookFinding(stripe, `${site}/api/stripe/webhook`)),
      await readable('domains of wallets', () => walletFinding(stripe, site)),
      await readable('payment methods', () => transferFinding(stripe)),
    ];
  },
};

/** A restricted key may lack the right to read a thing. */
async function readable(what: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return wrong(
      `the key cannot read the ${what}: ${error.message}`,
      `let the restricted key read it at ${dashboard}/apikeys, or look there yourself`,
    );
  }
}

async function webhookFinding(stripe: Stripe, url: string): Promise<Finding> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const webhook = data.find((each) => each.url === url);
  if (!webhook) return wrong(`no webhook calls ${url}`, `add it at ${dashboard}/webhooks`);
  const events = webhook.enabled_events;
  const missing = handledEvents.filter((event) => !events.includes(event) && !events.includes('*'));
  const version = webhook.api_version ?? 'the account’s version';
  const problems = [
    webhook.status === 'enabled' ? [] : [`is ${webhook.status}`],
    missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`],
    version === Stripe.API_VERSION ? [] : [`speaks ${version}, not ${Stripe.API_VERSION}`],
  ].flat();
  return whether(
    problems.length === 0,
    `the webhook gets ${handledEvents.length} events`,
    `the webhook ${problems.join('; ')}`,
    `change it at ${dashboard}/webhooks/${webhook.id}`,
  );
}

async function walletFinding(stripe: Stripe, site: string): Promise<Finding> {
  const domain = site === '' ? '' : new URL(site).hostname;
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain });
  const [found] = data;
  const page = `${dashboard}/settings/payment_method_domains`;
  if (!found) return wrong(`${domain} is not registered for wallets`, `add the domain at ${page}`);
  if (!found.enabled) return wrong(`${domain} is switched off for wallets`, `switch it on at ${page}`);
  const off = (['apple_pay', 'google_pay', 'link'] as const).filter(
    (each) => found[each].status !== 'active',
  );
  return whether(
    off.length === 0,
    `Apple Pay, Google Pay and Link may show on ${domain}`,
    `on ${domain} there is no ${off.join(', ')}`,
    `verify the domain at ${page}`,
  );
}

async function transferFinding(stripe: Stripe): Promise<Finding> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const used = data.find(({ is_default: isDefault }) => isDefault);
  return whether(
    used?.us_bank_account?.display_preference.value === 'on',
    'bank transfers (ACH) are on',
    'bank transfers (ACH) are off',
    `switch on ACH Direct Debit at ${dashboard}/settings/payment_methods`,
  );
}
