import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../stack/project-root.ts';
import { declaredDatabase, declaredFunctions } from './declared.ts';
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

/** The longest absence that Google takes, https://cloud.google.com/monitoring/alerts/metric-absence. */
const longestAbsenceSeconds = 24.5 * 60 * 60;

test('the alert on silent schedules names each schedule, with longer than it takes to its next run', async () => {
  const { conditions } = silentSchema.parse(JSON.parse(textOf('schedule-silent')));
  const absences = conditions.flatMap(({ conditionAbsent: { filter, duration } }) => {
    const [, names = ''] = /one_of\((.*)\)/.exec(filter) ?? [];
    return [...names.matchAll(/"(\w+)"/g)].map(
      ([, name = '']) => [name, Number.parseInt(duration, 10)] as const,
    );
  });
  const schedules = (await declaredFunctions()).flatMap(({ name, scheduleTrigger }) =>
    scheduleTrigger ? [[name.toLowerCase(), periodSeconds(scheduleTrigger.schedule)] as const] : [],
  );
  expect(absences.map(([name]) => name).toSorted()).toEqual(schedules.map(([name]) => name).toSorted());
  const periods = new Map(schedules);
  for (const [name, seconds] of absences) {
    expect(seconds, name).toBeGreaterThan(periods.get(name) ?? Number.POSITIVE_INFINITY);
    expect(seconds, name).toBeLessThanOrEqual(longestAbsenceSeconds);
  }
});

const silentSchema = z.object({
  conditions: z.array(z.object({ conditionAbsent: z.object({ filter: z.string(), duration: z.string() }) })),
});

function periodSeconds(schedule: string): number {
  if (schedule.startsWith('every day')) return 24 * 60 * 60;
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  return Number(count) * (unit === 'hours' ? 60 * 60 : 60);
}

test('the guide enables each needed API', () => {
  const guide = readFileSync(join(projectRoot, 'docs', 'deploy.md'), 'utf8');
  const [, enabled = ''] = /gcloud services enable ([^$]*?) --project/.exec(guide) ?? [];
  expect(enabled.split(/[\s\\]+/).toSorted()).toEqual(neededServices.toSorted());
});

test('the guide names each collection that expires, each schedule and each trigger', async () => {
  const guide = readFileSync(join(projectRoot, 'docs', 'deploy.md'), 'utf8');
  const [, firstDeployment = '', retention = ''] =
    /\n## 6\.(.*?)\n## 7\..*\n## 12\.(.*?)\n## 13\./s.exec(guide) ?? [];
  const { expiring } = await declaredDatabase();
  const started = (await declaredFunctions()).filter((one) => one.scheduleTrigger ?? one.eventTrigger);
  const isLeftOut = (part: string) => (name: string) => !part.includes(`\`${name}\``);
  const names = [...expiring, ...started.map(({ name }) => name)];
  expect(names.filter(isLeftOut(firstDeployment))).toEqual([]);
  expect(expiring.filter(isLeftOut(retention))).toEqual([]);
}, 60_000);

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
