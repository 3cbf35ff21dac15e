import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { checkoutTexts } from './checkout-texts.ts';

/** Says before anything is paid that it would not be paid by the client whom the page showed, and what can be done. */
export function LostSessionNotice({ loss }: { loss: SessionLoss }) {
  const { ended, otherClient } = checkoutTexts().sessionLost;
  const say = loss === 'ended' ? ended : otherClient;
  return (
    <p role="alert" className="alert block max-w-prose text-base">
      {say((label) => (
        <Link to={paths.dashboard} className="link font-semibold">
          {label}
        </Link>
      ))}
    </p>
  );
}
