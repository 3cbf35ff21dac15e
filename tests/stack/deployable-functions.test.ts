import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../../local/stack/project-root.ts';
import { functionSettings } from '../support/function-settings.ts';

const run = promisify(execFile);
const project = 'demo-mobile-welding';
const { SITE_URL, ...secrets } = functionSettings;
const settings = { SITE_URL };
const exported = [
  'api',
  'finishErasures',
  'keepFinishedJobs',
  'reconcilePayments',
  'remindOfInvoices',
  'remindOfVisits',
  'repairCalendar',
  'repeatPlans',
  'sendQueuedMail',
  'sendQueuedPush',
  'sendWaitingMail',
  'sendWaitingPushes',
  'stripeWebhook',
  'sweepPhotos',
  'takeout',
];

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      region: z.array(z.string()),
      serviceAccountEmail: z.string(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })),
      maxInstances: z.number(),
      concurrency: z.optional(z.number()),
      scheduleTrigger: z.optional(z.object({ schedule: z.string() })),
    }),
  ),
});

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployable-functions-'));
  await run(process.execPath, [join('functions', 'build.ts'), '--out', folder], { cwd: projectRoot });
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports the folder like Google's server. @returns the exported names */
async function load(env: Record<string, string>): Promise<unknown> {
  const script = "import('./index.js').then((module) => console.log(JSON.stringify(Object.keys(module))))";
  const { stdout } = await run(process.execPath, ['-e', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: project, ...env },
  });
  return JSON.parse(stdout);
}

describe('the deployed folder', () => {
  test('is installed from public packages only', async () => {
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    expect(z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(manifest))).toEqual({
      dependencies: { 'firebase-admin': expect.any(String), 'firebase-functions': expect.any(String) },
    });
  });

  test('has a lock file with exactly the installed packages', async () => {
    const lock = z.object({ packages: z.record(z.string(), z.unknown()) });
    const [deployed, installed] = await Promise.all(
      ['package-lock.json', join('node_modules', '.package-lock.json')].map(async (name) =>
        Object.keys(lock.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))).packages),
      ),
    );
    expect(installed?.length).toBeGreaterThan(50);
    expect(deployed?.filter((place) => place !== '').toSorted()).toEqual(installed?.toSorted());
  });

  test('loads and exports the functions', async () => {
    expect(await load({ ...secrets, ...settings })).toEqual(exported);
  });

  test('stops naming the missing configuration', async () => {
    const { SESSION_SECRET: _, ...others } = secrets;
    await expect(load({ ...others, ...settings })).rejects.toThrow(
      'Configuration: SESSION_SECRET is missing',
    );
  });

  test('tells the Firebase CLI, which has no secrets, what to deploy', async () => {
    const { endpoints } = manifestSchema.parse(JSON.parse(await discover()));
    expect(Object.keys(endpoints).toSorted()).toEqual(exported);
    for (const { region, serviceAccountEmail, secretEnvironmentVariables } of Object.values(endpoints)) {
      expect(region).toEqual(['us-central1']);
      expect(serviceAccountEmail).toBe('portal-functions@');
      expect(secretEnvironmentVariables.map(({ key }) => key).toSorted()).toEqual(
        Object.keys(secrets).toSorted(),
      );
    }
  });

  test('starts no scheduled job twice at once, and limits the instances of each function', async () => {
    const { endpoints } = manifestSchema.parse(JSON.parse(await discover()));
    const scheduled = Object.entries(endpoints).filter(([, { scheduleTrigger }]) => scheduleTrigger);
    expect(scheduled).toHaveLength(9);
    for (const [name, { maxInstances, concurrency }] of scheduled) {
      expect({ name, maxInstances, concurrency }).toEqual({ name, maxInstances: 1, concurrency: 1 });
    }
    expect(Object.values(endpoints).every(({ maxInstances }) => maxInstances <= 10)).toBe(true);
  });

  test('contains no path of the build machine', async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      expect(text.includes(projectRoot), file).toBe(false);
      expect(text.includes('@welding/'), file).toBe(false);
    }
  });
});

/** Lists the functions like `firebase deploy`. @returns the manifest, JSON */
async function discover(): Promise<string> {
  const port = await getPort();
  const discovery = spawn(join(folder, 'node_modules', '.bin', 'firebase-functions'), [folder], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      FUNCTIONS_CONTROL_API: 'true',
      GCLOUD_PROJECT: project,
    },
  });
  const ended = once(discovery, 'exit');
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/__/functions.yaml`).catch(() => undefined);
      if (response) return await response.text();
      await delay(100);
    }
    throw new Error('The functions were not listed');
  } finally {
    discovery.kill();
    await ended;
  }
}
