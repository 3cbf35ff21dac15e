import type { Estimate, EstimateState } from '@welding/domain/entities/estimate';
import type { Seal } from '@welding/domain/money/content-hash';
import { paths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { estimateTexts } from './estimate-texts.tsx';

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
          {estimateTexts().replaced}{' '}
          {replacedBy && (
            <Link to={paths.estimate(replacedBy)} className="link font-semibold">
              {estimateTexts().seeNewer}
            </Link>
          )}
        </Notice>
      );
    case 'expired':
      return <Notice>{estimateTexts().expired(call)}</Notice>;
    case 'declined':
      return <Notice>{estimateTexts().youDeclined(declineReason, call)}</Notice>;
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
        <strong>{estimateTexts().sealBroken(<PhoneLink className="link whitespace-nowrap" />)}</strong>
      ) : (
        estimateTexts().approvedOn(name, way === 'phone', formatChicagoDateTime(new Date(at)))
      )}
      {signature && (
        <img
          src={signature}
          alt={estimateTexts().signatureOf(name)}
          className="mt-3 block max-h-24 rounded-field bg-white"
        />
      )}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="alert alert-soft block max-w-prose text-base text-base-content">{children}</div>;
}
