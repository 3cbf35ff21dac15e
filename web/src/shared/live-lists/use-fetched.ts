import { useEffect, useEffectEvent, useState } from 'react';
import { failureSentence, NetworkError } from '#shared/api/api-request.ts';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import type { Loaded, LoadFailure } from './list-query.ts';

export type Fetched<Data> = Loaded<{
  readonly data: Data;
  /** Fetches again. */
  readonly retry: () => void;
}>;

type Failure = Omit<LoadFailure, 'status' | 'retry'>;

type FetchedOptions = {
  /** Fetches again when it changes. The older data stay meanwhile. */
  version?: string;
  /** Null if something else handles the error. */
  failureOf?: (error: unknown) => Failure | null;
};

/** Fetches the data named `key`, again on `retry` and, after a failure, on reconnect. A null key stays loading. */
export function useFetched<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { version = '', failureOf = plainFailure }: FetchedOptions = {},
): Fetched<Data> {
  const [tries, setTries] = useState(0);
  const retry = () => {
    setGiven(undefined);
    setTries((before) => before + 1);
  };
  const [given, setGiven] = useState<{
    readonly key: string;
    readonly result: { readonly data: Data } | { readonly failure: Failure };
  }>();
  const fetchIt = useEffectEvent(load);
  const explain = useEffectEvent(failureOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each version fetches again
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    fetchIt(leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setGiven({ key, result: { data } });
      },
      (error: unknown) => {
        const failure = leaving.signal.aborted ? null : explain(error);
        if (failure) setGiven({ key, result: { failure } });
      },
    );
    return () => leaving.abort();
  }, [key, tries, version]);
  const result = given?.key === key ? given.result : undefined;
  useRetryOnline(result !== undefined && 'failure' in result, retry);
  if (!result) return { status: 'loading' };
  return 'failure' in result
    ? { status: 'error', ...result.failure, retry }
    : { status: 'ready', offline: false, data: result.data, retry };
}

function plainFailure(error: unknown): Failure {
  return { offline: error instanceof NetworkError, sentence: failureSentence(error) };
}
