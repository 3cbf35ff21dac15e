import { maxBodyBytes } from '@welding/domain/values/limits';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Route } from '../../../functions/src/http/route.ts';
import { anyJson, nearlyValid, outOfBounds } from '../nearly-valid.ts';

/** The session that a request carries. */
const senders = ['nobody', 'client', 'verified', 'owner'] as const;
export type Sender = (typeof senders)[number];

/** A request as sent. A `sender` with a session adds its credentials. */
export type FuzzedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly sender: Sender;
};

export type FuzzingMaterial = {
  readonly routes: readonly Pick<Route, 'method' | 'path'>[];
  /** Real values for the variable parts of addresses. */
  readonly knownParts: readonly string[];
  /** The real value of such a part, by the part before it. */
  readonly ids: Readonly<Record<string, string>>;
  /** Valid bodies by path. */
  readonly bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Valid queries by path. */
  readonly queries: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH'];
const brokenEncodings = ['%', '%zz', '%E0%A4%A', '%ff%fe', '%C0%80', 'a%2', '%u0041'];
const hostileParts = [
  ...brokenEncodings,
  '%00',
  '..',
  '%2e%2e%2f',
  '%2F%2F',
  '__proto__',
  'constructor',
  '%0d%0aSet-Cookie:a=b',
  '%F0%9F%94%A5',
  '%EF%BF%BF',
  "';--",
  'a'.repeat(3_000),
  `${'a'.repeat(300)}@example.com`,
];
const endings = [
  '',
  '',
  '',
  '',
  '/',
  '//',
  '/x',
  '?a=1',
  '?keep=true',
  '?keep=%',
  '?__proto__[a]=1',
  '?a=1&a=2',
  '?%',
];

/** Requests for every route and for unknown ones, from almost valid to nonsense. */
export function fuzzedRequest(material: FuzzingMaterial): fc.Arbitrary<FuzzedRequest> {
  // Valid requests reach furthest, so these of more than a hundred routes come more often.
  const accepted = material.routes.filter(({ path }) => material.bodies[path] ?? material.queries[path]);
  const route = fc.constantFrom(...material.routes, ...accepted, ...accepted, ...accepted);
  return route.chain(({ method, path }) =>
    fc.record({
      method: fc.oneof({ weight: 3, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
      path: fc.oneof(address(path, material.knownParts), validAddress(path, material)),
      headers: fc.oneof({ weight: 2, arbitrary: plainHeaders }, headers()),
      body: body(material.bodies[path]),
      sender: senderOf(path),
    }),
  );
}

/** Most requests of a route come from a permitted sender, because others are refused at once. */
function senderOf(path: string): fc.Arbitrary<Sender> {
  const usual = path.startsWith('/api/desk/') ? 'owner' : 'verified';
  return fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, fc.constantFrom(...senders));
}

function address(path: string, knownParts: readonly string[]): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...knownParts) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileParts) },
    fc.uuid(),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const ending = fc.constantFrom(...endings);
  const ours = fc
    .tuple(part, part, ending)
    .map(([text, second, end]) => path.replace(/:\w+/, () => text).replace(/:\w+/, () => second) + end);
  const beside = fc
    .tuple(fc.array(part, { maxLength: 4 }), ending)
    .map(([parts, end]) => `/api/${parts.join('/')}${end}`);
  return fc.oneof({ weight: 9, arbitrary: ours }, beside);
}

/** A valid address with a query in which one value may be out of bounds. */
function validAddress(path: string, { ids, queries }: FuzzingMaterial): fc.Arbitrary<string> {
  const there = path.replace(/([\w-]+)\/:\w+/g, (_, kind) => `${kind}/${ids[kind] ?? 'none'}`);
  const query = queries[path];
  if (!query) return fc.constant(there);
  return fc
    .oneof(fc.constant(query), outOfBounds(query))
    .map((asked) => `${there}?${new URLSearchParams(querySchema.parse(asked))}`);
}

const querySchema = z.record(z.string(), z.string());

const plainHeaders = fc.record(
  { 'content-type': fc.constant('application/json'), 'idempotency-key': fc.uuid() },
  { requiredKeys: ['content-type'] },
);

/** The characters that Node sends in a header. */
const headerText = fc.string({ maxLength: 40 }).map((text) => text.trim());

function headers(): fc.Arbitrary<Record<string, string>> {
  const one = (...values: string[]) => fc.oneof(fc.constantFrom(...values), headerText);
  const json = { weight: 6, arbitrary: fc.constant('application/json') };
  return fc.record(
    {
      'content-type': fc.oneof(
        json,
        one('text/plain', 'application/json; charset=latin1', 'multipart/form-data', ''),
      ),
      'content-encoding': one('gzip', 'identity', 'br, gzip'),
      'idempotency-key': fc.oneof(fc.uuid(), one('1', 'x'.repeat(4_000))),
      'x-forwarded-for': one('198.51.100.7', '::1', 'unknown', ',,,', '1.2.3.4, 5.6.7.8'),
      'fastly-client-ip': one('198.51.100.8', 'localhost', '999.1.1.1'),
      'sec-fetch-site': one('same-origin', 'cross-site', 'none'),
      origin: one('https://attacker.example', 'null'),
      'stripe-signature': one('t=1,v1=', 't=,v1=a', 't=1,v1=é', `t=9999999999,v1=${'0'.repeat(64)}`, '='),
      accept: one('*/*', 'text/html', 'q=;'),
      'if-none-match': one('*', 'W/"1"'),
      range: one('bytes=0-1', 'bytes=9-1', 'lines=1'),
      'x-http-method-override': one('DELETE', 'TRACE'),
      cookie: one('__session=', '__session=a.b.c', '__session=%', `__session=${'x'.repeat(4_000)}`, ';;=;'),
    },
    { requiredKeys: [] },
  );
}

function body(valid: Readonly<Record<string, unknown>> | undefined): fc.Arbitrary<Buffer | undefined> {
  const text = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: valid ? 4 : 0, arbitrary: fc.constant(valid).map(text) },
    { weight: 3, arbitrary: anyJson.map(text) },
    { weight: valid ? 8 : 0, arbitrary: outOfBounds(valid).map(text) },
    { weight: valid ? 6 : 1, arbitrary: nearlyValid(valid ?? { id: 'evt_1', object: 'event' }).map(text) },
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('', '{', '[]', '"', 'null', '{"a":1}{', '[[[['.repeat(5_000), '{"__proto__":{"a":1}}')
      .map((raw) => Buffer.from(raw)),
    fc.constantFrom(99_999, 100_001, 1_200_000).map((length) => Buffer.alloc(length, '{"a":"')),
  );
}

/**
 * Whether the emulators in front of the function can take the request. A path that begins with // ends the Hosting emulator,
 * it responds with 500 to broken percent-encoding, and a GET with a body hangs there. The functions emulator ends when a
 * response comes before the end of a long body.
 */
export function suitsHosting({ method, path, body: sent }: FuzzedRequest): boolean {
  const length = sent?.length ?? 0;
  const mayHaveBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return !path.startsWith('//') && isDecodable(path) && (mayHaveBody ? length <= maxBodyBytes : length === 0);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
