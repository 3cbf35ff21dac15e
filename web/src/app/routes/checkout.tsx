import { useParams } from 'react-router-dom';
import { CheckoutPage } from '#portal/checkout/checkout-page.tsx';
import type { SessionLoss } from '#shared/session/session-loss.ts';
import { PageMetadata } from '#shared/ui/page-metadata.tsx';

/** The code for it is fetched only when it is needed. */
async function leaveSession(loss: SessionLoss): Promise<void> {
  const { leaveLostSession } = await import('#portal/session/leave-session.ts');
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
