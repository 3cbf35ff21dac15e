import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/list-states.tsx';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { uiTexts } from './ui-texts.ts';

type AnswerViewProps<Answer> = {
  asked: ReturnType<typeof useAnswer<Answer>>;
  loading: string;
  children: (answer: Answer) => ReactNode;
};

export function AnswerView<Answer>({
  asked: { state, tryAgain },
  loading,
  children,
}: AnswerViewProps<Answer>) {
  if (state.phase === 'loading') return <ListSkeleton label={loading} />;
  if (state.phase === 'ready') return children(state.answer);
  return <LoadProblem failed={state.sentence} tryAgain={uiTexts().tryAgain} retry={tryAgain} />;
}

type AnswerState<Answer> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'ready'; readonly answer: Answer };

type Asking<Answer> = {
  readonly parse: (json: unknown) => Answer;
  /** The start of a sentence about it: Stripe’s books. */
  readonly subject: string;
  /** Reloads when it changes; the old answer stays meanwhile. */
  readonly version?: string;
};

/**
 * The API's answer at a path, loaded once and again on reconnect.
 * @returns its state, and `retry`
 */
export function useAnswer<Answer>(path: string, { parse, subject, version = '' }: Asking<Answer>) {
  const [tries, setTries] = useState(0);
  const [given, setGiven] = useState<{ readonly path: string; readonly state: AnswerState<Answer> }>();
  const ask = useEffectEvent((signal: AbortSignal) => deskRequest(path, parse, { signal }));
  const problemOf = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError) return `${error.reason}.`;
    return error instanceof NetworkError ? uiTexts().loadsWithSignal(subject) : uiTexts().notRead(subject);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each version asks anew
  useEffect(() => {
    const aborting = new AbortController();
    const say = (state: AnswerState<Answer>) => {
      if (!aborting.signal.aborted) setGiven({ path, state });
    };
    ask(aborting.signal).then(
      (answer) => say({ phase: 'ready', answer }),
      (error: unknown) => say({ phase: 'failed', sentence: problemOf(error) }),
    );
    return () => aborting.abort();
  }, [path, tries, version]);
  const state: AnswerState<Answer> = given?.path === path ? given.state : { phase: 'loading' };
  const tryAgain = () => {
    setGiven(undefined);
    setTries((before) => before + 1);
  };
  useRetryOnline(state.phase === 'failed', tryAgain);
  return { state, tryAgain };
}
