import { apiPaths } from '@welding/domain/api-paths';
import { type Availability, availabilitySchema, shownDays } from '@welding/domain/booking/availability';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { portalSession } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { useOnline } from '#shared/ui/use-online.ts';

/** An older result shows its time, because others may have booked since. */
const sureMs = 2 * 60_000;

export type FreeTimes = {
  readonly days: Availability['days'] | undefined;
  /** Whether the client has to say where the visit is; undefined until known. */
  readonly needsPlace: boolean | undefined;
  /** The time of a result that may be outdated. */
  readonly asOf: Date | undefined;
  readonly rules: Pick<Availability, 'cutoffHours' | 'windowMinutes'> | undefined;
  readonly isAsking: boolean;
  readonly problem: string | undefined;
  readonly askAgain: () => void;
  /** Fetches again if outdated. Call it when a client starts choosing. */
  readonly refresh: () => void;
};

/** Two weeks of free times: a recent result from the device first, then a new one. */
export function useFreeTimes(
  asked: FreeTimesQuestion,
  taken: string | undefined,
  onSessionLost: (loss: SessionLoss) => void,
): FreeTimes {
  const question = JSON.stringify(asked);
  const [results, setResults] = useState<Readonly<Record<string, KnownFreeTimes>>>({});
  // While another question loads, unrelated parts keep the last result.
  const [lastTold, setLastTold] = useState<Availability>();
  const [failure, setFailure] = useState<{ question: string; sentence: string }>();
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();
  const now = useMinute() ?? serverNow();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setIsAsking(true);
    setFailure(undefined);
    try {
      const availability = await fetchFreeTimes(asked, signal);
      if (signal.aborted) return;
      const known = { question, at: serverNow().getTime(), availability };
      setLastTold(availability);
      setResults((earlier) => ({ ...earlier, [question]: known }));
      cacheFreeTimes(known);
    } catch (error) {
      if (signal.aborted) return;
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      else setFailure({ question, sentence: failureSentence(error) });
    }
    setIsAsking(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` is all of what is asked, `attempt` asks it again.
  useEffect(() => {
    if (!isOnline) return;
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [question, attempt, isOnline]);

  const fresh = results[question];
  const known = fresh ?? cachedFreeTimes(question, now);
  const told = fresh?.availability ?? lastTold ?? known?.availability;
  const problem = failure?.question === question ? failure.sentence : undefined;
  const isSure = fresh !== undefined && isOnline && !problem && now.getTime() - fresh.at < sureMs;
  const askAgain = () => setAttempt((earlier) => earlier + 1);
  const refresh = () => {
    if (!isSure && !isAsking && isOnline) askAgain();
  };
  const onVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const look = () => onVisible();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    days: known && stillFree(known.availability.days, now, taken),
    needsPlace: told?.needsPlace,
    asOf: known && !isSure ? new Date(known.at) : undefined,
    rules: told,
    isAsking: isAsking && isOnline,
    problem,
    askAgain,
    refresh,
  };
}

const key = `${clientDataPrefix}free-times`;
/** An older result has too many taken times to help. */
const longestMs = 12 * 3_600_000;

const cachedSchema = z.object({
  question: z.string(),
  /** In epoch milliseconds. */
  at: z.number(),
  availability: availabilitySchema,
});
type KnownFreeTimes = z.infer<typeof cachedSchema>;

/** Stores the result if the session is kept. Logging out erases it. */
function cacheFreeTimes(known: KnownFreeTimes): void {
  const session = portalSession.current();
  if (session.phase === 'signed-in' && session.keep) deviceStorage.write(key, JSON.stringify(known));
}

/** The last result for the same question, if recent enough. */
function cachedFreeTimes(question: string, now: Date): KnownFreeTimes | undefined {
  const cached = cachedSchema.safeParse(deviceStorage.readJson(key));
  if (!cached.success || cached.data.question !== question) return undefined;
  return now.getTime() - cached.data.at < longestMs ? cached.data : undefined;
}

type FreeTimesQuestion = {
  readonly clientId: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
} & (
  | { readonly duration: string; readonly zip: string }
  /** Without a typed place: the project's or the client's. */
  | { readonly duration: string; readonly projectId?: string }
  /** A visit to move, which has a length and a place. */
  | { readonly appointmentId: string }
);

/** @throws as `apiRequest` */
async function fetchFreeTimes(
  { clientId, ...query }: FreeTimesQuestion,
  signal: AbortSignal,
): Promise<Availability> {
  const path = apiPaths.availability({ ...query, days: String(shownDays) });
  return await apiRequest(path, (json) => availabilitySchema.parse(json), { shownClient: clientId, signal });
}

type FreeDays = Availability['days'];

function stillFree(days: FreeDays, now: Date, taken: string | undefined): FreeDays {
  return days.map(({ date, times }) => ({
    date,
    times: times.filter((time) => Date.parse(time) > now.getTime() && time !== taken),
  }));
}

export function firstFreeDay(days: FreeDays): FreeDays[number] | undefined {
  return days.find(({ times }) => times.length > 0);
}
