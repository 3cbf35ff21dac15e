import { apiPaths } from '@welding/domain/api-paths';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { type PaymentIntentRequest, paymentIntentAnswerSchema } from '@welding/domain/entities/payment';
import { nobody } from '@welding/domain/entities/shown-client';
import { paths } from '@welding/domain/paths';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { currentClient } from '#shared/session/portal-session.ts';
import { useRetryOnline } from '#shared/ui/use-online.ts';

/** The state of the payment that the page prepares; `failed` keeps the logged error. */
export type PaymentSecret =
  | { phase: 'preparing' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; clientSecret: string };

/** Someone who goes through the amounts with the arrow keys asks for the last one only. */
const changePauseMs = 250;

const preparing: PaymentSecret = { phase: 'preparing' };

/**
 * The secret of a payment, a new one for each other amount or purpose. A newer request cancels an older one; leaving
 * the page cancels, too. `renew` asks for a new payment: after a failure, and after the old one was paid.
 * `onSessionLost` hears when the server refuses because the page's client is signed out.
 */
export function usePaymentSecret(
  { amount, projectId, estimateId, invoiceId, paperLink }: PaymentWish,
  onSessionLost: (loss: SessionLoss) => void,
) {
  const [round, setRound] = useState(0);
  const wanted = [amount, projectId, estimateId, invoiceId, round].join(' ');
  const [known, setKnown] = useState<{ wanted: string; secret: PaymentSecret }>();
  const renew = useCallback(() => setRound((before) => before + 1), []);
  const first = useRef(true);
  const tellLoss = useEffectEvent(onSessionLost);
  const secret = known?.wanted === wanted ? known.secret : preparing;

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (settled: PaymentSecret) => {
      if (!leaving.signal.aborted) setKnown({ wanted, secret: settled });
    };
    const prepare = () =>
      requestPaymentSecret(
        { amount, projectId, paperLink, ...(estimateId && { estimateId }), ...(invoiceId && { invoiceId }) },
        leaving.signal,
      ).then(
        (clientSecret) => settle({ phase: 'ready', clientSecret }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          // biome-ignore lint/suspicious/noConsole: specification section 8 wants this failure on the console
          console.error(error);
          settle({ phase: 'failed', error });
          const loss = sessionLoss(error);
          if (loss) tellLoss(loss);
        },
      );
    const timer = setTimeout(prepare, first.current ? 0 : changePauseMs);
    first.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [amount, projectId, estimateId, invoiceId, paperLink, wanted]);

  useRetryOnline(secret.phase === 'failed', renew);

  return { secret, renew };
}

/** The payment: dollars, the project or '', and the estimate of its deposit or its invoice. */
export type PaymentWish = Omit<PaymentIntentRequest, 'clientId'> & {
  /** The token of the mail's link by which the estimate or invoice was opened. */
  readonly paperLink?: string | undefined;
};

/**
 * Asks the server for a payment and returns the secret that confirms it. The server knows the client; `clientId` is
 * always empty (specification section 7). It refuses when the session is not that of the page's client.
 * @throws as `apiRequest`
 */
async function requestPaymentSecret(
  { paperLink, ...wish }: PaymentWish,
  signal: AbortSignal,
): Promise<string> {
  const body = { ...wish, clientId: '' };
  const headers = paperLink === undefined ? {} : { [paperLinkHeader]: paperLink };
  const { clientSecret } = await apiRequest(
    apiPaths.paymentIntent,
    (json) => paymentIntentAnswerSchema.parse(json),
    { body, signal, headers, shownClient: currentClient()?.id ?? nobody },
  );
  return clientSecret;
}

/**
 * Where a bank's own page sends the payer back to: the paper that is paid, else the portal (specification section 7). The
 * token of a mail's link is not in it, which Stripe and banks read: the tab knows which link it opened.
 */
export function returnPathOf({ estimateId, invoiceId, paperLink }: PaymentWish): string {
  if (invoiceId) return paperLink === undefined ? paths.invoice(invoiceId) : paths.invoiceLinks;
  if (estimateId) return paperLink === undefined ? paths.estimate(estimateId) : paths.estimateLinks;
  return paths.dashboard;
}
