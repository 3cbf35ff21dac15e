import { useLocation, useParams } from 'react-router';
import { PageLoading } from '#app/chrome/layout.tsx';
import { PageMetadata } from '#app/page-metadata.tsx';
import { amountOfSearch } from '#portal/checkout/amount-choice.tsx';
import { CheckoutPage } from '#portal/checkout/checkout-page.tsx';
import { checkoutTexts } from '#portal/checkout/checkout-texts.tsx';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { useHydrated } from '#shared/ui/use-hydrated.ts';

/** Loads its code only when needed. */
async function leaveSession(loss: SessionLoss): Promise<void> {
  const { leaveLostSession } = await import('#portal/session/leave-session.ts');
  leaveLostSession(loss);
}

/** One file serves all checkout URLs, so it shows a placeholder until the browser knows which. */
export function Component() {
  const t = checkoutTexts();
  const { projectId = '' } = useParams();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <>
      <PageMetadata title={t.makePayment} description={t.pageDescription} />
      {isHydrated ? (
        <CheckoutPage
          key={projectId}
          projectId={projectId}
          dueAmount={amountOfSearch(new URLSearchParams(search))}
          onSessionLost={leaveSession}
        />
      ) : (
        <PageLoading />
      )}
    </>
  );
}
