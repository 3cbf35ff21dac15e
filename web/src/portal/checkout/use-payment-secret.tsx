import { apiPaths, nobody } from '@welding/domain/api-paths';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { type PaymentIntentRequest, paymentIntentResponseSchema } from '@welding/domain/entities/payment';
import { paths } from '@welding/domain/paths';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { currentClient } from '#shared/session/portal-session.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';

/** The state of the prepared payment. `failed` holds the logged error. */
export type PaymentSecret =
  | { phase: 'preparing' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; clientSecret: string };

/** Skips intermediate amounts while someone uses the arrow keys. */
const changePauseMs = 250;

const preparing: PaymentSecret = { phase: 'preparing' };

/**
 * A payment's secret, new for each amount or purpose. A newer request, or leaving the page, cancels an older one.
 * `renew` requests a new payment after a failure or a completed one. `onSessionLost` is called when the client is
 * signed out.
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

/** Dollars, the project or '', and the estimate of its deposit or its invoice. */
export type PaymentWish = Omit<PaymentIntentRequest, 'clientId'> & {
  /** The token of the mail's link that opened the paper. */
  readonly paperLink?: string | undefined;
};

/**
 * Requests a payment and returns its secret. The server knows the client; `clientId` is always empty (specification section 7).
 * @throws as `apiRequest`, also if the session is not the page's client's
 */
async function requestPaymentSecret(
  { paperLink, ...wish }: PaymentWish,
  signal: AbortSignal,
): Promise<string> {
  const body = { ...wish, clientId: '' };
  const headers = paperLink === undefined ? {} : { [paperLinkHeader]: paperLink };
  const { clientSecret } = await apiRequest(
    apiPaths.paymentIntent,
    (json) => paymentIntentResponseSchema.parse(json),
    { body, signal, headers, shownClient: currentClient()?.id ?? nobody },
  );
  return clientSecret;
}

/**
 * The return path from a bank's page: the paid paper, otherwise the portal (specification section 7). Without the link's token,
 * because Stripe and banks read it; the tab remembers its link.
 */
export function returnPathOf({ estimateId, invoiceId, paperLink }: PaymentWish): string {
  if (invoiceId) return paperLink === undefined ? paths.invoice(invoiceId) : paths.invoiceLinks;
  if (estimateId) return paperLink === undefined ? paths.estimate(estimateId) : paths.estimateLinks;
  return paths.dashboard;
}

type PreparationFailedProps = { children: ReactNode; onRetry: () => void; retryLabel?: string };

/** Keeps the spinner as the specification requires, with a message and a retry below. */
export function PreparationFailed({ children, onRetry, retryLabel }: PreparationFailedProps) {
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <Spinner className="size-10 text-ember" />
      <p role="alert" className="max-w-prose">
        {children}
      </p>
      <Button look="secondary" onClick={onRetry}>
        {retryLabel ?? portalPaymentTexts().tryAgain}
      </Button>
    </div>
  );
}
