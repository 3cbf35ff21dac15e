import { approvalWayLabels, type Estimate } from '@welding/domain/entities/estimate';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { ShieldAlert, ShieldCheck, Signature } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DepositState } from '#desk/estimates/deposit-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { estimateTexts } from './estimate-texts.tsx';

/** Who approved an estimate, how and when, and whether it still is what was approved. */
export function ApprovalPanel({ estimate }: { estimate: Estimate }) {
  const { approval } = estimate;
  if (!approval) return null;
  const {
    name,
    signature,
    consent,
    pamphlet,
    at,
    arrivedAt,
    ip,
    userAgent,
    way = 'portal',
    staff,
    note,
  } = approval;
  const texts = estimateTexts();
  const said = signature ? texts.signedBy : way === 'phone' ? texts.approvedBy : texts.typedBy;
  const time = formatChicagoDateTime(new Date(at));
  const circumstances = staff
    ? texts.circumstancesWith(time, approvalWayLabels[way], staff.name)
    : texts.circumstances(time, approvalWayLabels[way]);
  return (
    <Panel title={texts.approval} icon={Signature}>
      <SealNotice estimate={estimate} />
      {signature ? (
        <img
          src={signature}
          alt={texts.signatureOf(name)}
          className="max-h-40 max-w-full justify-self-start rounded-field border border-base-300 bg-white p-2"
        />
      ) : (
        <p className="wrap-anywhere text-2xl italic">{name}</p>
      )}
      <p className="wrap-anywhere">{said(<strong>{name}</strong>, circumstances)}</p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <DepositState estimate={estimate} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.agreedAndFromWhere}</summary>
        <dl className="facts">
          <div>
            <dt>{texts.consent}</dt>
            <dd>{consent}</dd>
          </div>
          {estimate.homeRepair && (
            <div>
              <dt>{texts.pamphlet}</dt>
              <dd>{pamphlet ? texts.received : texts.notConfirmed}</dd>
            </div>
          )}
          {arrivedAt && (
            <div>
              <dt>{texts.arrived}</dt>
              <dd>{formatChicagoDateTime(new Date(arrivedAt))}</dd>
            </div>
          )}
          <div>
            <dt>{texts.address}</dt>
            <dd>{ip}</dd>
          </div>
          <div>
            <dt>{texts.browser}</dt>
            <dd>{userAgent}</dd>
          </div>
        </dl>
      </details>
    </Panel>
  );
}

function SealNotice({ estimate }: { estimate: Estimate }) {
  const seal = useSeal(estimate);
  if (seal === 'broken') {
    return (
      <p role="alert" className="alert alert-error alert-soft text-base text-base-content">
        <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
        {estimateTexts().sealBroken}
      </p>
    );
  }
  if (seal !== 'intact') return null;
  return (
    <p className="flex items-center gap-2">
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ember" />
      {estimateTexts().sealHolds}
    </p>
  );
}

/** Undefined while it is worked out. */
function useSeal(estimate: Estimate): Seal | undefined {
  const [known, setKnown] = useState<{ readonly of: Estimate; readonly seal: Seal }>();
  useEffect(() => {
    let isCurrent = true;
    void sealOf(estimate).then((seal) => {
      if (isCurrent) setKnown({ of: estimate, seal });
    });
    return () => {
      isCurrent = false;
    };
  }, [estimate]);
  return known?.of === estimate ? known.seal : undefined;
}
