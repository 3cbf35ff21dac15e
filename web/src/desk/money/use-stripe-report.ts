import { deskApiPaths } from '@welding/domain/api-paths';
import { type StripeReport, stripeReportSchema } from '@welding/domain/money/stripe-report';
import { useEffect, useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';

export type ReportState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'ready'; readonly report: StripeReport };

/** Stripe's books of these Chicago days against ours, asked for once. @returns how it stands, and what asks again */
export function useStripeReport(from: string, to: string) {
  const [tries, setTries] = useState(0);
  const asked = `${from} ${to} ${tries}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly state: ReportState }>();
  useEffect(() => {
    const aborting = new AbortController();
    const say = (state: ReportState) => {
      if (!aborting.signal.aborted) setAnswer({ asked, state });
    };
    deskRequest(deskApiPaths.stripeReport(from, to), (json) => stripeReportSchema.parse(json), {
      signal: aborting.signal,
    }).then(
      (report) => say({ phase: 'ready', report }),
      (error: unknown) => say({ phase: 'failed', sentence: problemOf(error) }),
    );
    return () => aborting.abort();
  }, [from, to, asked]);
  const state: ReportState = answer?.asked === asked ? answer.state : { phase: 'loading' };
  return { state, tryAgain: () => setTries((before) => before + 1) };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError)
    return 'No connection. Stripe’s books are asked for when there is a signal.';
  return 'Stripe’s books could not be read. Please try again.';
}
