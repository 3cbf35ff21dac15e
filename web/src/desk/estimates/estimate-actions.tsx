import type { Estimate } from '@welding/domain/entities/estimate';
import { FilePlus2, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deskApiPaths, moneyPaths } from '#desk/paths.ts';
import { PdfButton } from '#desk/ui/pdf-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { CopyEstimate } from './copy-estimate.tsx';
import { reviseEstimate } from './estimate-calls.ts';

/** What can be done with an estimate that was sent. */
export function EstimateActions({ estimate }: { estimate: Estimate }) {
  const { id, number, status, replacedBy, clientId, projectId } = estimate;
  const navigate = useNavigate();
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const revise = () =>
    save(async () => {
      const { id: draftId } = await reviseEstimate(id, keys.keyFor(id));
      void navigate(moneyPaths.estimate(draftId));
    });
  const mayRevise = !replacedBy && (status === 'sent' || status === 'declined');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {(status === 'approved' || status === 'sent') && (
          <Link
            to={moneyPaths.newInvoice({ client: clientId, project: projectId, estimate: id })}
            className={`btn ${status === 'approved' ? 'btn-primary' : 'btn-outline'}`}
          >
            <ReceiptText aria-hidden="true" className="size-5" />
            Make an invoice
          </Link>
        )}
        {mayRevise && (
          <button type="button" className="btn btn-outline" onClick={() => void revise()}>
            <FilePlus2 aria-hidden="true" className="size-5" />
            New version
          </button>
        )}
        <CopyEstimate estimate={estimate} />
        <PdfButton path={deskApiPaths.estimatePdf(id)} name={`estimate-${number}`} />
      </div>
      {mayRevise && (
        <p className="text-sm text-base-content/75">
          A new version replaces this one when it is sent; until then the client may still answer this one.
        </p>
      )}
      <SaveProblem state={state} />
    </div>
  );
}
