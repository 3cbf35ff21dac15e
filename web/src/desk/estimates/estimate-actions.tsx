import type { Estimate } from '@welding/domain/entities/estimate';
import { Copy, FilePlus2, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { deskApiPaths, moneyPaths } from '#desk/paths.ts';
import { PdfButton } from '#desk/ui/pdf-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useRequestKey } from '#desk/ui/use-request-key.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { draftFrom } from './estimate-calls.ts';

/** What can be done with an estimate that was sent. */
export function EstimateActions({ estimate }: { estimate: Estimate }) {
  const { id, number, status, replacedBy, clientId, projectId, updatedAt } = estimate;
  const navigate = useNavigate();
  const keyFor = useRequestKey();
  const [asked, setAsked] = useState(0);
  const { state, save } = useSave();
  const draft = (step: 'copy' | 'revise') =>
    save(async () => {
      const made = await draftFrom(id, step, keyFor([step, updatedAt, asked]));
      setAsked((before) => before + 1);
      void navigate(moneyPaths.estimate(made.id));
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
          <button type="button" className="btn btn-outline" onClick={() => void draft('revise')}>
            <FilePlus2 aria-hidden="true" className="size-5" />
            New version
          </button>
        )}
        <button type="button" className="btn btn-outline" onClick={() => void draft('copy')}>
          <Copy aria-hidden="true" className="size-5" />
          Copy
        </button>
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
