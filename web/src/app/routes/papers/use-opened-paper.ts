import type { OpenedPaper } from '@welding/domain/entities/paper-link';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api/api-request.ts';
import { problemOfLink } from '#shared/api/failure-sentence.ts';
import { fetchLinked } from './fetch-linked.ts';

/** When a payment that was made here is looked for, in seconds after it: it arrives by way of Stripe. */
const looks = [2, 5, 10, 20, 40, 80];

export type Shown = Exclude<OpenedPaper, { kind: 'code' }>;

/**
 * What a mail's link has opened, read anew after a payment, when the page is shown again, and when `look` is called: what is
 * due may have been paid another way meanwhile.
 * @param awaitsPayment a payment was made at a bank's own page just now
 * @param onEnded hears why the link opens nothing any more
 */
export function useOpenedPaper(
  token: string,
  first: Shown,
  awaitsPayment: boolean,
  onEnded: (sentence: string) => void,
) {
  const [opened, setOpened] = useState(first);
  const [payments, setPayments] = useState(awaitsPayment ? 1 : 0);
  const look = useCallback(async () => {
    try {
      const found = await fetchLinked(token);
      if (found.kind !== 'code') setOpened(found);
    } catch (error) {
      if (error instanceof ApiError && [404, 410].includes(error.status)) onEnded(problemOfLink(error));
    }
  }, [token, onEnded]);
  useEffect(() => {
    if (payments === 0) return;
    const timers = looks.map((seconds) => setTimeout(() => void look(), seconds * 1000));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [payments, look]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
  const notePaid = useCallback(() => setPayments((count) => count + 1), []);
  return { opened, setOpened, notePaid, look };
}
