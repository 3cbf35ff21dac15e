import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { localKeys } from '../local/stack/local-keys.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { serveFunction } from './function-server.ts';
import { median } from './median.ts';

const warmUps = 20;
const rounds = 80;
const targetRatio = 1.3;

/** About what Stripe itself takes to make an intent, in milliseconds: what we add to it is measured beside the bare call, too. */
const stripeLatencyMs = 250;

/** POST /api/create-payment-intent of the built function against a bare call of the local Stripe, in turns. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(stack.stripe);
  const stripe = new Stripe(localKeys.stripeSecretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
  });
  try {
    const project = await createTestProject(await createTestClient());
    const bare = () => stripe.paymentIntents.create({ amount: 50_000, currency: 'usd' });
    const rows: BenchRow[] = [];
    for (const latencyMs of [stripeLatencyMs, 0]) {
      await setLatency(stack.stripe, latencyMs);
      for (const projectId of ['', project.id]) {
        const ours = () => createIntent(server.port, agent, projectId);
        rows.push(row(await measure(ours, bare), latencyMs, projectId !== ''));
      }
    }
    return rows;
  } finally {
    await setLatency(stack.stripe, 0);
    agent.destroy();
    await server.stop();
  }
}

async function measure(ours: () => Promise<unknown>, bare: () => Promise<unknown>) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const start = performance.now();
    await ours();
    const middle = performance.now();
    await bare();
    const end = performance.now();
    if (round < 0) continue;
    times.ours.push(middle - start);
    times.bare.push(end - middle);
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

function row(p50: { ours: number; bare: number }, latencyMs: number, withProject: boolean): BenchRow {
  const ratio = p50.ours / p50.bare;
  const what = `create-payment-intent${withProject ? ' for a project' : ''}, p50`;
  return {
    measure: `${what}, Stripe ${latencyMs > 0 ? `taking ${latencyMs} ms` : 'answering at once'}`,
    value: `${p50.ours.toFixed(1)} ms`,
    baseline: `${p50.bare.toFixed(1)} ms, bare Stripe call`,
    ratio,
    target: `≤ ${targetRatio}`,
    met: ratio <= targetRatio,
  };
}

async function setLatency(stripe: string, ms: number): Promise<void> {
  const response = await fetch(`${stripe}/local/latency`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  });
  if (!response.ok) throw new Error(`The local Stripe takes no latency: ${response.status}`);
}

function createIntent(port: number, agent: Agent, projectId: string): Promise<void> {
  const body = JSON.stringify({ amount: 500, projectId, clientId: '' });
  // An address of its own each time: the limit is counted, and not reached.
  const address = `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  };
  return new Promise((resolve, reject) => {
    const path = '/api/create-payment-intent';
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`create-payment-intent was answered with ${response.statusCode}`));
      });
    });
    call.on('error', reject).end(body);
  });
}
