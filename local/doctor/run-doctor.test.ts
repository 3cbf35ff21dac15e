import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secretNames } from '../../functions/src/config.ts';
import type { Patient } from './findings.ts';
import { googleAs } from './google.ts';
import { healthyNames, healthyPrograms, healthyProject } from './healthy-project.ts';
import { declaredHeaders } from './hosting-topic.ts';
import { examine, topics } from './run-doctor.ts';

let healthy: Record<string, object>;
/** What differs from the healthy project in the current test. */
let answers: Record<string, object | undefined> = {};
/** The list that comes in two pages, by its address. */
let pagedAt = '';
let headersOff: string[] = [];
let changes: Partial<Patient> = {};
let healthStatus = 200;
/** A page that Hosting does not find. */
let missingPage = '';
const wholePage = '<script src="/assets/index-1.js"></script>';
let home = wholePage;
let port = 0;
let writes: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://x');
    const name = decodeURIComponent(path.slice(1));
    const isRead = request.method === 'GET' || name.endsWith(':getIamPolicy');
    if (!isRead) writes.push(`${request.method} ${name}`);
    const found = name in answers ? answers[name] : healthy[name];
    if (found) {
      const services = searchParams.getAll('names').map((full) => ({
        state: 'ENABLED',
        config: { name: full.split('/').at(-1) },
      }));
      const isAsked = 'services' in found && found.services === 'asked';
      const page = name === pagedAt ? pageOf(found, searchParams.get('pageToken')) : found;
      response.end(JSON.stringify(isAsked ? { services } : page));
    } else if (/\.googleapis\.com|^v1\//.test(name)) {
      response.writeHead(404).end('{"error":{"message":"Not found"}}');
    } else {
      for (const [key, value] of declaredHeaders(path)) {
        if (!headersOff.includes(key)) response.setHeader(key, value);
      }
      if (path === '/api/health') response.statusCode = healthStatus;
      if (path === missingPage) response.statusCode = 404;
      response.end(home);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  healthy = await healthyProject(`http://127.0.0.1:${port}`);
  // Loads all functions, which takes long on a busy machine.
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  [answers, changes, headersOff, writes, healthStatus, home] = [{}, {}, [], [], 200, wholePage];
  [pagedAt, missingPage] = ['', ''];
});

/** Nothing and a token first, since Google also sends empty pages; with the token, the entries. */
function pageOf(list: object, token: string | null): object {
  const secondPage = 'a+b/c=';
  return token === secondPage ? list : { nextPageToken: secondPage };
}

/** The lines of these topics, all by default. */
async function look(...names: string[]): Promise<{ wrongs: number; lines: string[] }> {
  const lines: string[] = [];
  const patient: Patient = {
    project: 'shop',
    site: `http://127.0.0.1:${port}`,
    sender: 'office@example.com',
    publishableKey: 'pk_live_one',
    dkimSelector: 'pm',
    google: googleAs('token', 'shop', `http://127.0.0.1:${port}/`),
    run: async (program, args) => printed(healthyPrograms, program, args),
    texts: async (name) => [...(healthyNames[name] ?? [])],
    greetMailServer: async () => undefined,
    stripeAt: { host: '127.0.0.1', port, protocol: 'http' },
    ...changes,
  };
  const looked = topics.filter(({ name }) => names.length === 0 || names.includes(name));
  const wrongs = await examine(patient, (line) => lines.push(line), looked);
  return { wrongs, lines };
}

function printed(programs: Readonly<Record<string, string>>, program: string, args: readonly string[]) {
  const found = programs[[program, ...args].join(' ')];
  if (found === undefined) throw new Error(`${program}: not found`);
  return found;
}

test('on a healthy project, no line needs a person and no data is written', async () => {
  const { wrongs, lines } = await look();
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(wrongs).toBe(0);
  expect(lines.length).toBeGreaterThan(60);
  expect(writes).toEqual([]);
});

test('reports an older session secret that still verifies', async () => {
  const address = `secretmanager.googleapis.com/v1/${ofProject}/secrets/SESSION_SECRET/versions/latest:access`;
  const data = Buffer.from(`${'n'.repeat(32)}\n${'o'.repeat(32)}\n`).toString('base64');
  otherwise(address, { payload: { data } });
  expect((await look('secrets')).lines).toContainEqual(
    expect.stringContaining('SESSION_SECRET is set, with 1 before it that verifies'),
  );
});

/** An answer of the healthy project with other values. */
function otherwise(address: string, values: object): void {
  expect(healthy, address).toHaveProperty([address]);
  answers[address] = { ...healthy[address], ...values };
}
const ofProject = 'projects/shop';
const database = `firestore.googleapis.com/v1/${ofProject}/databases/(default)`;
const auth = `identitytoolkit.googleapis.com/admin/v2/${ofProject}/config`;
const functions = `cloudfunctions.googleapis.com/v2/${ofProject}/locations/-/functions`;
const jobs = `cloudscheduler.googleapis.com/v1/${ofProject}/locations/us-central1/jobs`;
const bucket = 'storage.googleapis.com/storage/v1/b/shop.firebasestorage.app';
const account = `iam.googleapis.com/v1/${ofProject}/serviceAccounts/portal-functions@shop.iam.gserviceaccount.com`;

function firstOf(address: string, list: string, values: object): void {
  const [first, ...others]: object[] = Object(healthy[address])[list];
  otherwise(address, { [list]: [{ ...first, ...values }, ...others] });
}
function withoutProgram(name: string) {
  const others = Object.fromEntries(
    Object.entries(healthyPrograms).filter(([call]) => !call.startsWith(name)),
  );
  changes = { run: async (program, args) => printed(others, program, args) };
}
function withoutName(missing: string) {
  changes = { texts: async (name) => (name === missing ? [] : [...(healthyNames[name] ?? [])]) };
}

/** Each check with what makes it fail, and its line. */
const ills: [topic: string, line: string, makeIll: () => void][] = [
  ['tools', 'the Google Cloud CLI is missing', () => withoutProgram('gcloud --version')],
  ['tools', 'gcloud is not signed in', () => withoutProgram('gcloud auth list')],
  ['tools', 'npm run staff and clients have no credentials', () => withoutProgram('gcloud auth application')],
  ['tools', 'firebase is missing', () => withoutProgram('firebase --version')],
  ['tools', 'firebase is not signed in', () => withoutProgram('firebase login')],
  [
    'project',
    'there is no project shop',
    () =>
      otherwise(`cloudresourcemanager.googleapis.com/v1/${ofProject}`, {
        lifecycleState: 'DELETE_REQUESTED',
      }),
  ],
  [
    'project',
    'no billing account',
    () => otherwise(`cloudbilling.googleapis.com/v1/${ofProject}/billingInfo`, { billingEnabled: false }),
  ],
  [
    'project',
    'APIs are not enabled: artifactregistry',
    () => otherwise(`serviceusage.googleapis.com/v1/${ofProject}/services:batchGet`, { services: [] }),
  ],
  ['database', 'there is no database (default)', () => (answers[database] = undefined)],
  ['database', 'Firestore is DATASTORE_MODE', () => otherwise(database, { type: 'DATASTORE_MODE' })],
  ['database', 'ENTERPRISE', () => otherwise(database, { databaseEdition: 'ENTERPRISE' })],
  ['database', 'in europe-west1, far from', () => otherwise(database, { locationId: 'europe-west1' })],
  [
    'database',
    'can delete it',
    () => otherwise(database, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
  ],
  [
    'database',
    'no point-in-time recovery',
    () => otherwise(database, { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }),
  ],
  [
    'database',
    'has no daily backup',
    () => otherwise(`${database}/backupSchedules`, { backupSchedules: [] }),
  ],
  [
    'database',
    'has no weekly backup',
    () => otherwise(`${database}/backupSchedules`, { backupSchedules: [{ dailyRecurrence: {} }] }),
  ],
  [
    'database',
    'indexes are not ready: projectPlaces: clientId ascending',
    () => firstOf(`${database}/collectionGroups/-/indexes`, 'indexes', { state: 'CREATING' }),
  ],
  [
    'database',
    'nothing expires in rateLimits',
    () => firstOf(`${database}/collectionGroups/-/fields`, 'fields', { ttlConfig: { state: 'CREATING' } }),
  ],
  ['sign-in', 'Authentication is not set up', () => (answers[auth] = undefined)],
  ['sign-in', 'email and password are off', () => otherwise(auth, { signIn: {} })],
  [
    'sign-in',
    'can delete the account',
    () => otherwise(auth, { client: { permissions: { disabledUserSignup: true } } }),
  ],
  [
    'sign-in',
    'strangers can create accounts',
    () => otherwise(auth, { client: { permissions: { disabledUserDeletion: true } } }),
  ],
  ['sign-in', 'find out who has an account', () => otherwise(auth, { emailPrivacyConfig: {} })],
  [
    'sign-in',
    'not among the authorized domains',
    () => otherwise(auth, { authorizedDomains: ['localhost'] }),
  ],
  ['roles', 'there is no account portal-functions@shop', () => (answers[account] = undefined)],
  [
    'roles',
    'portal-functions@shop.iam.gserviceaccount.com is off',
    () => otherwise(account, { disabled: true }),
  ],
  [
    'roles',
    'the functions lack roles/datastore.user',
    () =>
      firstOf(`cloudresourcemanager.googleapis.com/v1/${ofProject}:getIamPolicy`, 'bindings', {
        members: [],
      }),
  ],
  ['roles', 'the functions cannot sign tokens', () => otherwise(`${account}:getIamPolicy`, { bindings: [] })],
  [
    'roles',
    "the build's account lacks",
    () => otherwise(`cloudresourcemanager.googleapis.com/v1/${ofProject}`, { projectNumber: '78' }),
  ],
  ['roles', 'there is no bucket', () => (answers[bucket] = undefined)],
  ['roles', 'cannot read or write photos', () => otherwise(`${bucket}/iam`, { bindings: [] })],
  ['roles', 'the bucket is not closed', () => otherwise(bucket, { iamConfiguration: {} })],
  [
    'roles',
    'keep deleted files a week',
    () => otherwise(bucket, { softDeletePolicy: { retentionDurationSeconds: '0' } }),
  ],
  [
    'secrets',
    'SESSION_SECRET is not set',
    () =>
      (answers[`secretmanager.googleapis.com/v1/${ofProject}/secrets/SESSION_SECRET/versions`] = undefined),
  ],
  [
    'Stripe',
    'has no key',
    () =>
      (answers[
        `secretmanager.googleapis.com/v1/${ofProject}/secrets/STRIPE_SECRET_KEY/versions/latest:access`
      ] = undefined),
  ],
  ['Stripe', "the site's is pk_test_", () => (changes = { publishableKey: 'pk_test_one' })],
  [
    'Stripe',
    'no webhook calls',
    () => firstOf('v1/webhook_endpoints', 'data', { url: 'https://elsewhere.example' }),
  ],
  ['Stripe', 'is disabled', () => firstOf('v1/webhook_endpoints', 'data', { status: 'disabled' })],
  [
    'Stripe',
    'lacks payment_intent.processing',
    () => firstOf('v1/webhook_endpoints', 'data', { enabled_events: ['charge.refunded'] }),
  ],
  [
    'Stripe',
    'speaks 2019-01-01, not',
    () => firstOf('v1/webhook_endpoints', 'data', { api_version: '2019-01-01' }),
  ],
  ['Stripe', 'is not registered for wallets', () => otherwise('v1/payment_method_domains', { data: [] })],
  [
    'Stripe',
    'there is no apple_pay',
    () => firstOf('v1/payment_method_domains', 'data', { apple_pay: { status: 'inactive' } }),
  ],
  [
    'Stripe',
    'is switched off for wallets',
    () => firstOf('v1/payment_method_domains', 'data', { enabled: false }),
  ],
  [
    'Stripe',
    'bank transfers (ACH) are off',
    () =>
      firstOf('v1/payment_method_configurations', 'data', {
        us_bank_account: { display_preference: { value: 'off' } },
      }),
  ],
  ['Stripe', 'the key cannot read the webhook', () => (answers['v1/webhook_endpoints'] = undefined)],
  [
    'mail',
    'SMTP_URL is not set',
    () =>
      (answers[`secretmanager.googleapis.com/v1/${ofProject}/secrets/SMTP_URL/versions/latest:access`] =
        undefined),
  ],
  [
    'mail',
    'the mail server refuses: 535',
    () => (changes = { greetMailServer: async () => Promise.reject(new Error('535 wrong password')) }),
  ],
  ['mail', 'example.com has no SPF', () => withoutName('example.com')],
  [
    'mail',
    'or more than one',
    () => (changes = { texts: async (name) => [...(healthyNames[name] ?? []), 'v=spf1 -all'] }),
  ],
  ['mail', 'pm._domainkey.example.com has no key', () => withoutName('pm._domainkey.example.com')],
  ['mail', 'DKIM is unknown', () => (changes = { dkimSelector: undefined })],
  ['mail', 'no DMARC record', () => withoutName('_dmarc.example.com')],
  [
    'rules',
    'none for firestore',
    () => (answers[`firebaserules.googleapis.com/v1/${ofProject}/releases/cloud.firestore`] = undefined),
  ],
  [
    'rules',
    'those of storage differ',
    () =>
      otherwise(`firebaserules.googleapis.com/v1/${ofProject}/rulesets/2`, {
        source: { files: [{ content: 'allow read;' }] },
      }),
  ],
  ['functions', 'api is FAILED', () => firstOf(functions, 'functions', { state: 'FAILED' })],
  [
    'functions',
    'api is not in us-central1',
    () => firstOf(functions, 'functions', { name: `${ofProject}/locations/europe-west1/functions/api` }),
  ],
  [
    'functions',
    'has 128Mi, not 512 MB, may have 100 instances, not 10',
    () =>
      firstOf(functions, 'functions', { serviceConfig: { availableMemory: '128Mi', maxInstanceCount: 100 } }),
  ],
  [
    'functions',
    'api runs as another@shop',
    () => {
      const [{ serviceConfig }]: [{ serviceConfig: object }] = Object(healthy[functions]).functions;
      firstOf(functions, 'functions', {
        serviceConfig: { ...serviceConfig, serviceAccountEmail: 'another@shop.iam.gserviceaccount.com' },
      });
    },
  ],
  ['functions', 'takeout is not deployed', () => otherwise(functions, { functions: [] })],
  [
    'functions',
    'this release has no oldOne',
    () => firstOf(functions, 'functions', { name: `${ofProject}/locations/us-central1/functions/oldOne` }),
  ],
  [
    'functions',
    'api refuses visitors',
    () =>
      otherwise(`run.googleapis.com/v2/${ofProject}/locations/us-central1/services/api:getIamPolicy`, {
        bindings: [],
      }),
  ],
  ['schedules', 'sweepPhotos has no job', () => otherwise(jobs, { jobs: [] })],
  ['schedules', 'is PAUSED', () => firstOf(jobs, 'jobs', { state: 'PAUSED' })],
  [
    'schedules',
    'runs every 2 hours (Etc/UTC)',
    () => firstOf(jobs, 'jobs', { schedule: 'every 2 hours', timeZone: 'Etc/UTC' }),
  ],
  ['schedules', 'failed at its last run', () => firstOf(jobs, 'jobs', { status: { code: 13 } })],
  ['site', ':1 does not answer', () => (changes = { site: 'http://127.0.0.1:1' })],
  ['site', '/api/health answers 503', () => (healthStatus = 503)],
  ['site', 'the first page has no files below /assets', () => (home = '<h1>Site Not Found</h1>')],
  ['site', 'SITE_URL is unknown', () => (changes = { site: undefined })],
  [
    'site',
    '/dashboard answers 200, content-security-policy: missing',
    () => headersOff.push('content-security-policy'),
  ],
  ['site', 'site: /e/x answers 200, referrer-policy: missing', () => headersOff.push('referrer-policy')],
  ['site', '/desk/calendar answers 404', () => (missingPage = '/desk/calendar')],
  ['site', '/assets/index-1.js answers 200, cache-control: missing', () => headersOff.push('cache-control')],
  [
    'log',
    'keeps URLs with secrets',
    () => otherwise(`logging.googleapis.com/v2/${ofProject}/sinks/_Default`, { exclusions: [] }),
  ],
  [
    'log',
    'keeps URLs with secrets',
    () => firstOf(`logging.googleapis.com/v2/${ofProject}/sinks/_Default`, 'exclusions', { disabled: true }),
  ],
  [
    'log',
    "--update-exclusion='name=urls-with-secrets,disabled=false,filter=",
    () => firstOf(`logging.googleapis.com/v2/${ofProject}/sinks/_Default`, 'exclusions', { filter: 'older' }),
  ],
  [
    'log',
    'is kept for 3650 days',
    () =>
      otherwise(`logging.googleapis.com/v2/${ofProject}/locations/global/buckets/_Default`, {
        retentionDays: 3650,
      }),
  ],
  [
    'alerts',
    'no budget tells of costs',
    () => otherwise('billingbudgets.googleapis.com/v1/billingAccounts/0A-1B/budgets', { budgets: [] }),
  ],
  [
    'alerts',
    'no budget tells of costs',
    () =>
      firstOf('billingbudgets.googleapis.com/v1/billingAccounts/0A-1B/budgets', 'budgets', {
        budgetFilter: { projects: ['projects/78'] },
      }),
  ],
  [
    'alerts',
    'nothing checks /api/health',
    () =>
      otherwise(`monitoring.googleapis.com/v3/${ofProject}/uptimeCheckConfigs`, { uptimeCheckConfigs: [] }),
  ],
  [
    'alerts',
    '"The API does not answer" is off or tells nobody',
    () =>
      firstOf(`monitoring.googleapis.com/v3/${ofProject}/alertPolicies`, 'alertPolicies', {
        notificationChannels: [],
      }),
  ],
  [
    'alerts',
    '"The API does not answer" is off or tells nobody',
    () =>
      firstOf(`monitoring.googleapis.com/v3/${ofProject}/alertPolicies`, 'alertPolicies', { enabled: false }),
  ],
  [
    'alerts',
    '"A limit shuts visitors out" is missing',
    () => otherwise(`monitoring.googleapis.com/v3/${ofProject}/alertPolicies`, { alertPolicies: [] }),
  ],
];

describe.each(ills)('%s', (topic, line, makeIll) => {
  test(`says "${line}" and what to do`, async () => {
    makeIll();
    const { wrongs, lines } = await look(topic);
    expect(wrongs).toBeGreaterThan(0);
    const told = lines.filter((each) => each.startsWith('✗'));
    expect(told.filter((each) => each.includes(line))).toHaveLength(1);
    for (const each of told) expect(each).toMatch(/\n {4}→ \S/);
  });
});

describe.each([
  ['database', `${database}/backupSchedules`],
  ['database', `${database}/collectionGroups/-/indexes`],
  ['database', `${database}/collectionGroups/-/fields`],
  ...secretNames.map((name) => [
    'secrets',
    `secretmanager.googleapis.com/v1/${ofProject}/secrets/${name}/versions`,
  ]),
  ['functions', functions],
  ['schedules', jobs],
  ['alerts', 'billingbudgets.googleapis.com/v1/billingAccounts/0A-1B/budgets'],
  ['alerts', `monitoring.googleapis.com/v3/${ofProject}/alertPolicies`],
  ['alerts', `monitoring.googleapis.com/v3/${ofProject}/uptimeCheckConfigs`],
])('%s', (topic, address) => {
  test(`reads each page of ${address}`, async () => {
    const { lines } = await look(topic);
    pagedAt = address;
    expect(healthy, address).toHaveProperty([address]);
    expect((await look(topic)).lines).toEqual(lines);
  });
});

test('reports a check without an answer from Google, and runs the others', async () => {
  changes = { google: { ...googleAs('token', 'shop', 'http://127.0.0.1:1/') } };
  const { lines } = await look('log', 'tools');
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ log: cannot be looked at: /),
  ]);
});

test('without a Google sign-in, the tools say so and list the checks that need Google', async () => {
  withoutProgram('gcloud auth list');
  changes = { ...changes, google: googleAs('', 'shop', `http://127.0.0.1:${port}/`) };
  const { lines } = await look('tools', 'project');
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringContaining('tools: gcloud is not signed in'),
    expect.stringContaining('project: cannot be looked at: no one is signed in at Google'),
  ]);
});

test('a path’s headers are those of firebase.json, where the last one wins', () => {
  expect(declaredHeaders('/e/x').get('referrer-policy')).toBe('strict-origin');
  expect(declaredHeaders('/dashboard').get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(declaredHeaders('/assets/x.js').has('content-security-policy')).toBe(false);
});

test('the content policy allows wallets in each of Stripe’s frames', () => {
  const headers = declaredHeaders('/checkout/x');
  const framed =
    headers
      .get('content-security-policy')
      ?.match(/frame-src ([^;]*)/)?.[1]
      ?.split(' ') ?? [];
  // docs.stripe.com/security/guide, for Stripe.js and Link.
  expect(framed).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ]);
  const origins = framed.map((origin) => `"${origin}"`).join(' ');
  expect(headers.get('permissions-policy')).toContain(`payment=(self ${origins})`);
});
