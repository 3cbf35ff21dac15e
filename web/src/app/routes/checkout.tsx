import { useParams } from 'react-router-dom';
import { PageMetadata } from '#components/page-metadata.tsx';
import { CheckoutPage } from '#features/payments/checkout-page.tsx';
import type { SessionLoss } from '#lib/session/session-loss.ts';

/** The code for it is fetched only when it is needed. */
async function leaveSession(loss: SessionLoss): Promise<void> {
  const { leaveLostSession } = await import('#features/portal/leave-session.ts');
  leaveLostSession(loss);
}

export function Component() {
  const { projectId = '' } = useParams();
  return (
    <>
      <PageMetadata title="Make a payment" description="Pay for your welding project by card." />
      <CheckoutPage key={projectId} projectId={projectId} onSessionLost={leaveSession} />
    </>
  );
}
