import * as z from 'zod';
import { runSchedule } from './post-event.ts';

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(z.object({ name: z.string(), schedule: z.optional(z.unknown()) })),
    }),
  ),
});

/** The scheduled functions, as the functions emulator lists them. */
async function findSchedules(functions: string, signal?: AbortSignal): Promise<string[]> {
  const response = await fetch(`${functions}/backends`, signal ? { signal } : {});
  const { backends } = backendsSchema.parse(await response.json());
  return backends.flatMap(({ functionTriggers }) =>
    functionTriggers.filter(({ schedule }) => schedule).map(({ name }) => name),
  );
}

type ScheduleOptions = {
  everyMs?: number;
  /** Called with a line for each schedule that fails. */
  onProblem: (line: string) => void;
};

/**
 * Runs each of the product's schedules once a minute, because the emulators do not. In production they run less often, with the
 * same effect.
 */
export function startSchedules(
  functions: string,
  { everyMs = 60_000, onProblem }: ScheduleOptions,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const runs = new Set<string>();
  const run = async (name: string) => {
    if (runs.has(name)) return;
    runs.add(name);
    try {
      await runSchedule(functions, name, new Date(), signal);
    } catch (error) {
      if (!signal.aborted) onProblem(`✗ ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      runs.delete(name);
    }
  };
  const runAll = async () => {
    try {
      await Promise.all((await findSchedules(functions, signal)).map(run));
    } catch (error) {
      if (!signal.aborted) onProblem(`✗ The schedules are not known: ${String(error)}`);
    }
  };
  const timer = setInterval(() => void runAll(), everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
    },
  };
}
