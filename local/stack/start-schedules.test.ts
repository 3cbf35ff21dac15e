import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSchedules } from './start-schedules.ts';

/** A functions emulator with only its schedules. @param answer the status of each run, by function name */
async function startEmulator(answer: (name: string) => number | Promise<number>) {
  const runs: { name: string; at: string }[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/backends') {
      const functionTriggers = [
        { name: 'api', httpsTrigger: {} },
        { name: 'remind', schedule: { schedule: 'every 1 minutes' } },
        { name: 'sweep', schedule: { schedule: 'every 6 hours' } },
      ];
      response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
      return;
    }
    const [, name = ''] = /\/triggers\/us-central1-(\w+)-0$/.exec(request.url ?? '') ?? [];
    runs.push({ name, at: String(request.headers['x-cloudscheduler-scheduletime']) });
    response.writeHead(await answer(name)).end('said why');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return { functions: `http://127.0.0.1:${address.port}`, runs };
}

test('every schedule runs repeatedly with its scheduled time, until stopped', async () => {
  const { functions, runs } = await startEmulator(() => 200);
  const onProblem = vi.fn();
  const schedules = startSchedules(functions, { everyMs: 20, onProblem });
  const timesOf = (name: string) => runs.filter((run) => run.name === name).length;
  await expect.poll(() => Math.min(timesOf('remind'), timesOf('sweep'))).toBeGreaterThan(2);
  await schedules.stop();
  const stoppedAt = Date.now();
  expect(new Set(runs.map(({ name }) => name))).toEqual(new Set(['remind', 'sweep']));
  for (const { at } of runs) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  // Others keep running, and calls already sent may still arrive.
  const other = await startEmulator(() => 200);
  const otherSchedules = startSchedules(other.functions, { everyMs: 20, onProblem });
  onTestFinished(() => otherSchedules.stop());
  await expect.poll(() => other.runs.length).toBeGreaterThan(5);
  expect(runs.filter(({ at }) => Date.parse(at) > stoppedAt)).toEqual([]);
  expect(onProblem).not.toHaveBeenCalled();
});

test('a failed schedule is reported, and a running one is not started again', async () => {
  const never = new Promise<number>(() => undefined);
  const { functions, runs } = await startEmulator((name) => (name === 'remind' ? 500 : never));
  const onProblem = vi.fn();
  const schedules = startSchedules(functions, { everyMs: 20, onProblem });
  onTestFinished(() => schedules.stop());
  await expect.poll(() => runs.filter(({ name }) => name === 'remind').length).toBeGreaterThan(2);
  expect(runs.filter(({ name }) => name === 'sweep')).toHaveLength(1);
  expect(onProblem.mock.calls[0]?.[0]).toMatch(/^✗ .*us-central1-remind-0: 500 said why$/);
});
