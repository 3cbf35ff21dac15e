import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type DayProposals,
  type DayProposalsQuery,
  dayProposalsSchema,
} from '@welding/domain/booking/move-day';
import { useEffect, useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';

export type ProposalsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'ready'; readonly visits: DayProposals['visits'] };

/** What could become of the visits of a welder's day. @returns how it stands, and what asks again */
export function useDayProposals({ welderId, date, prefer }: DayProposalsQuery) {
  const [tries, setTries] = useState(0);
  const asked = `${welderId} ${date} ${prefer} ${tries}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly state: ProposalsState }>();
  useEffect(() => {
    const aborting = new AbortController();
    const say = (state: ProposalsState) => {
      if (!aborting.signal.aborted) setAnswer({ asked, state });
    };
    const path = deskApiPaths.dayProposals({ welderId, date, prefer });
    deskRequest(path, (json) => dayProposalsSchema.parse(json), { signal: aborting.signal }).then(
      ({ visits }) => say({ phase: 'ready', visits }),
      (error: unknown) => say({ phase: 'failed', sentence: failureSentence(error) }),
    );
    return () => aborting.abort();
  }, [welderId, date, prefer, asked]);
  const state: ProposalsState = answer?.asked === asked ? answer.state : { phase: 'loading' };
  return { state, askAgain: () => setTries((before) => before + 1) };
}
