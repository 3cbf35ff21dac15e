import { maxBodyBytes } from '@welding/domain/values/limits';
import fc from 'fast-check';
import { apiRoutes, stripeRoutes } from '../../../functions/src/app/every-route.ts';
import { verifiedCookie } from '../../support/verified-cookie.ts';
import { callApi, cookieOf, testAddress, throughHosting } from '../call-api.ts';
import { type FunctionProcess, startFunction } from '../function-process.ts';
import { webhookPath } from '../post-event.ts';
import { type FuzzedRequest, fuzzedRequest, type Sender, suitsHosting } from './fuzzed-request.ts';
import { fuzzedShop } from './fuzzed-shop.ts';
import { type Outcome, sendRaw } from './send-raw.ts';

export type FuzzingResult = {
  /** The number of responses by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Responses with 5xx, and requests without a response, one line each. The seed repeats them. */
  readonly failures: readonly string[];
};

const batchSize = 100;
const atOnce = 8;

/**
 * Sends `count` requests to all routes, determined by `seed`: directly to the function, and every third through Hosting
 * where its emulator can take it.
 */
export async function fuzzApi(count: number, seed: number): Promise<FuzzingResult> {
  const { client, bearer, ...material } = await fuzzedShop();
  const site = fuzzedRequest({ routes: apiRoutes, ...material });
  const stripe = fuzzedRequest({ routes: stripeRoutes, ...material });
  const mixed = fc.oneof(
    { weight: apiRoutes.length, arbitrary: site.map((sent) => ({ sent, target: 'api' as const })) },
    {
      weight: stripeRoutes.length,
      arbitrary: stripe.map((sent) => ({ sent, target: 'stripeWebhook' as const })),
    },
  );
  const functions = {
    api: await startFunction(unlimited),
    stripeWebhook: await startFunction(unlimited, 'stripeWebhook'),
  };
  const answers = new Map<number, number>();
  const failures: string[] = [];
  try {
    await warmUp();
    for (let first = 0; first < count; first += batchSize) {
      // Fuzzed requests also end sessions.
      const sessions: Sessions = {
        nobody: {},
        client: { cookie: await sessionOf(client.email, functions.api) },
        verified: { cookie: await verifiedCookie(client) },
        owner: { authorization: `Bearer ${bearer}` },
      };
      const numRuns = Math.min(batchSize, count - first);
      const batch = [...fc.sample(mixed, { seed: seed + first, numRuns }).entries()];
      const work = async () => {
        for (let next = batch.shift(); next; next = batch.shift()) {
          const [index, { sent, target }] = next;
          const ready = withSession(sent, sessions);
          const direct = index % 3 > 0 || !suitsHosting(sent);
          const base = direct ? functions[target].base : throughHosting();
          const once = await sendRaw(base, ready);
          // Under load the functions emulator may still be starting a process. A failure of ours repeats.
          const outcome = !direct && once.kind !== 'answered' ? await sendRaw(base, ready) : once;
          if (outcome.kind === 'answered')
            answers.set(outcome.status, (answers.get(outcome.status) ?? 0) + 1);
          if (isFailure(outcome, sent)) failures.push(describe(seed + first, index, direct, sent, outcome));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
  } finally {
    await Promise.all([functions.api.stop(), functions.stripeWebhook.stop()]);
  }
  return { answers, failures };
}

/** The emulator starts a process for each parallel request, which on a busy machine takes longer than any response. */
async function warmUp(): Promise<void> {
  for (const path of ['/api/health', webhookPath]) {
    const ask = () => callApi('GET', path, { base: throughHosting() });
    await Promise.all(Array.from({ length: atOnce }, ask));
  }
}

/** Limits would refuse most requests before they reach the rest of the API. */
const unlimited = {
  LIMIT_LOOKUP_MISSES_PER_HOUR: '100000000',
  LIMIT_QUOTES_PER_HOUR: '100000000',
  LIMIT_INTENTS_PER_MINUTE: '100000000',
  LIMIT_PASSWORD_MAILS_PER_HOUR: '100000000',
  LIMIT_CLIENT_ERRORS_PER_HOUR: '100000000',
  LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: '100000000',
};

async function sessionOf(email: string, api: FunctionProcess): Promise<string> {
  return cookieOf(await callApi('GET', `/api/clients/${encodeURIComponent(email)}`, { base: api.base }));
}

type Sessions = Readonly<Record<Sender, Readonly<Record<string, string>>>>;

function withSession(sent: FuzzedRequest, sessions: Sessions): FuzzedRequest {
  return {
    ...sent,
    headers: { 'x-forwarded-for': testAddress(), ...sent.headers, ...sessions[sent.sender] },
  };
}

function isFailure(outcome: Outcome, { body }: FuzzedRequest): boolean {
  if (outcome.kind === 'answered') return outcome.status >= 500;
  // Hosting need not read a body that is too long before its sender reads the response.
  return outcome.kind === 'hung' || (body?.length ?? 0) <= maxBodyBytes;
}

function describe(
  seed: number,
  index: number,
  direct: boolean,
  sent: FuzzedRequest,
  outcome: Outcome,
): string {
  const ended =
    outcome.kind === 'answered' ? `${outcome.status} ${outcome.text.slice(0, 100)}` : outcome.kind;
  const body =
    sent.body === undefined ? 'no body' : JSON.stringify(sent.body.toString('latin1').slice(0, 300));
  const way = direct ? 'to the function' : 'through Hosting';
  return `seed ${seed}, request ${index}, ${way}: ${sent.method} ${sent.path.slice(0, 200)} ${JSON.stringify(sent.headers).slice(0, 600)} as ${sent.sender}, ${body} -> ${ended}`;
}
