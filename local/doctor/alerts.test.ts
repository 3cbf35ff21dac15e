import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';
import { declaredFunctions } from './declared.ts';
import { healthyProject } from './healthy-project.ts';
import { neededServices } from './project-topic.ts';

const textOf = (alert: string) => readFileSync(join(projectRoot, 'docs', 'alerts', `${alert}.json`), 'utf8');

test('the alert on refused events names each function with events', async () => {
  const services = [...textOf('event-refused').matchAll(/\\"(\w+)\\"(?= OR|\))/g)].map(([, name]) => name);
  const declared = await declaredFunctions();
  const withEvents = declared
    .filter(({ eventTrigger }) => eventTrigger)
    .map(({ name }) => name.toLowerCase());
  expect(services).toEqual(withEvents.toSorted());
});

test('the alert on a silent schedule names one that runs every few minutes', async () => {
  const [, service] = /service_name=\\"(\w+)\\"/.exec(textOf('schedule-silent')) ?? [];
  const silent = (await declaredFunctions()).find(({ name }) => name.toLowerCase() === service);
  expect(silent?.scheduleTrigger?.schedule).toMatch(/^every \d minutes$/);
});

test('the guide enables each needed API', () => {
  const guide = readFileSync(join(projectRoot, 'docs', 'deploy.md'), 'utf8');
  const [, enabled = ''] = /gcloud services enable ([^$]*?) --project/.exec(guide) ?? [];
  expect(enabled.split(/[\s\\]+/).toSorted()).toEqual(neededServices.toSorted());
});

test('the guide enables, in one call, each API that the doctor reads', async () => {
  const addresses = Object.keys(await healthyProject('http://127.0.0.1:1'));
  const read = new Set(addresses.flatMap((address) => /^[a-z]+\.googleapis\.com/.exec(address) ?? []));
  expect(read.size).toBeGreaterThan(10);
  // A new project has this one; no other can be enabled without it.
  read.delete('serviceusage.googleapis.com');
  expect([...read].filter((name) => !neededServices.includes(name))).toEqual([]);
  // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable
  expect(neededServices.length).toBeLessThanOrEqual(20);
}, 60_000);
