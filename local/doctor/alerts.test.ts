import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';
import { declaredFunctions } from './declared.ts';
import { neededServices } from './project-topic.ts';

const textOf = (alert: string) => readFileSync(join(projectRoot, 'docs', 'alerts', `${alert}.json`), 'utf8');

test('the alert on refused events names each function that gets events', async () => {
  const services = [...textOf('event-refused').matchAll(/\\"(\w+)\\"(?= OR|\))/g)].map(([, name]) => name);
  const declared = await declaredFunctions();
  const withEvents = declared
    .filter(({ eventTrigger }) => eventTrigger)
    .map(({ name }) => name.toLowerCase());
  expect(services).toEqual(withEvents.toSorted());
});

test('the alert on a silent schedule names one that runs more often than it waits', async () => {
  const [, service] = /service_name=\\"(\w+)\\"/.exec(textOf('schedule-silent')) ?? [];
  const silent = (await declaredFunctions()).find(({ name }) => name.toLowerCase() === service);
  expect(silent?.scheduleTrigger?.schedule).toMatch(/^every \d minutes$/);
});

test('the guide enables each API that is needed', () => {
  const guide = readFileSync(join(projectRoot, 'docs', 'deploy.md'), 'utf8');
  const [, enabled = ''] = /gcloud services enable ([^$]*?) --project/.exec(guide) ?? [];
  expect(enabled.split(/[\s\\]+/).toSorted()).toEqual(neededServices.toSorted());
});
