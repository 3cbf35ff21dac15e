import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import type { SessionLoss } from '#portal/session/session-loss.ts';

const whatHappened: Record<SessionLoss, string> = {
  ended: 'Your session has ended.',
  'other-client': 'Another client is now signed in on this browser.',
};

/** Says before anything is paid that it would not be paid by the client whom the page showed, and what can be done. */
export function LostSessionNotice({ loss }: { loss: SessionLoss }) {
  return (
    <p role="alert" className="alert block max-w-prose text-base">
      {whatHappened[loss]} Nothing was charged.{' '}
      <Link to={paths.dashboard} className="link font-semibold">
        Sign in again
      </Link>{' '}
      to pay from your account and get the receipt by e-mail, or pay without signing in. The amount stays as
      you chose it.
    </p>
  );
}
