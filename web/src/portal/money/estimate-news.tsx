import type { Estimate, EstimateState } from '@welding/domain/entities/estimate';
import type { Seal } from '@welding/domain/money/content-hash';
import { paths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

type EstimateNewsProps = {
  estimate: Estimate;
  state: EstimateState;
  /** undefined until it is looked at. */
  seal: Seal | undefined;
};

/** What has become of an estimate that takes no answer any more, and of the seal of one that was approved. */
export function EstimateNews({ estimate, state, seal }: EstimateNewsProps) {
  const { replacedBy, declineReason } = estimate;
  const call = <PhoneLink className="link whitespace-nowrap" />;
  switch (state) {
    case 'replaced':
      return (
        <Notice>
          A newer version replaced this estimate.{' '}
          {replacedBy && (
            <Link to={paths.estimate(replacedBy)} className="link font-semibold">
              See the newer version
            </Link>
          )}
        </Notice>
      );
    case 'expired':
      return <Notice>This estimate has expired. Call {call} for a new one.</Notice>;
    case 'declined':
      return (
        <Notice>
          You declined this estimate{declineReason ? `: “${declineReason}”` : ''}. Did you change your mind?
          Call {call}.
        </Notice>
      );
    case 'approved':
      return <Approved estimate={estimate} isBroken={seal === 'broken'} />;
    default:
      return null;
  }
}

function Approved({ estimate, isBroken }: { estimate: Estimate; isBroken: boolean }) {
  const { approval } = estimate;
  if (!approval) return null;
  const { name, at, signature, way } = approval;
  return (
    <Notice>
      {isBroken ? (
        <strong>
          The seal of this estimate is broken: what stands here is not what you signed. Please call{' '}
          <PhoneLink className="link whitespace-nowrap" />.
        </strong>
      ) : (
        <>
          {name} approved this{way === 'phone' && ' by phone'} on {formatChicagoDateTime(new Date(at))},
          Chicago time.
        </>
      )}
      {signature && (
        <img
          src={signature}
          alt={`Signature of ${name}`}
          className="mt-3 block max-h-24 rounded-field bg-white"
        />
      )}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="alert alert-soft block max-w-prose text-base text-base-content">{children}</div>;
}
