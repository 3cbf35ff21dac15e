import type { Estimate, EstimateState } from '@welding/domain/entities/estimate';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { estimatePath } from '@welding/domain/money/portal-links';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

/** What has become of an estimate that takes no answer any more, and of the seal of one that was approved. */
export function EstimateNews({ estimate, state }: { estimate: Estimate; state: EstimateState }) {
  const { replacedBy, declineReason } = estimate;
  const call = <PhoneLink className="link whitespace-nowrap" />;
  switch (state) {
    case 'replaced':
      return (
        <Notice>
          A newer version has taken the place of this estimate.{' '}
          {replacedBy && (
            <Link to={estimatePath(replacedBy)} className="link font-semibold">
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
      return <Approved estimate={estimate} />;
    default:
      return null;
  }
}

function Approved({ estimate }: { estimate: Estimate }) {
  const seal = useSeal(estimate);
  const { approval } = estimate;
  if (!approval) return null;
  const { name, at, signature } = approval;
  return (
    <Notice>
      {seal === 'broken' ? (
        <strong>
          The seal of this estimate is broken: what stands here is not what you signed. Please call{' '}
          <PhoneLink className="link whitespace-nowrap" />.
        </strong>
      ) : (
        <>
          {name} approved this on {formatChicagoDateTime(new Date(at))}, Chicago time.
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

function useSeal(estimate: Estimate): Seal | undefined {
  const [known, setKnown] = useState<{ estimate: Estimate; seal: Seal }>();
  useEffect(() => {
    let isOver = false;
    void sealOf(estimate).then((seal) => {
      if (!isOver) setKnown({ estimate, seal });
    });
    return () => {
      isOver = true;
    };
  }, [estimate]);
  return known?.estimate === estimate ? known.seal : undefined;
}
