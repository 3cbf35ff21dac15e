import { createServer, type Server } from 'node:http';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';
import { withdrawIntent, withdrawOfPages } from './cancel-intent.ts';

const answers = {
  'a key that has expired': [401, { type: 'invalid_request_error', code: 'api_key_expired' }],
  'a key that may not do this': [403, { type: 'invalid_request_error' }],
  'an outage': [500, { type: 'api_error' }],
  'an intent it does not know': [404, { type: 'invalid_request_error', code: 'resource_missing' }],
} as const;
let answer: (typeof answers)[keyof typeof answers];
let asked: number;
let stripe: Server;

beforeAll(async () => {
  const port = await getPort();
  stripe = createServer((_, response) => {
    asked += 1;
    const [status, error] = answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  await new Promise<void>((listening) => stripe.listen(port, '127.0.0.1', listening));
  stubFunctionSettings({ STRIPE_API_BASE: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  stripe.close();
});

test.each(Object.entries(answers))(
  '%s at Stripe does not fail the change that lowered the bill',
  async (_, stripeAnswer) => {
    answer = stripeAnswer;
    asked = 0;
    await expect(withdrawIntent('pi_open', 0)).resolves.toBeUndefined();
    expect(asked).toBeGreaterThan(0);
    asked = 0;
    await expect(withdrawOfPages('project', 0)).resolves.toBeUndefined();
    expect(asked).toBeGreaterThan(0);
  },
);
