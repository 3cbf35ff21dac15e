import { apiPaths } from '@welding/domain/api-paths';
import type { Estimate } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { FileDiff, FilePlus2, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { MailAgain } from '#desk/priced/mail-again.tsx';
import { HaveSigned } from '#desk/signing/have-signed.tsx';
import { PdfButton } from '#desk/ui/pdf-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { ApprovedByPhone } from './approved-by-phone.tsx';
import { CopyEstimate } from './copy-estimate.tsx';
import { reviseEstimate } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

/** What can be done with an estimate that was sent. */
export function EstimateActions({ estimate }: { estimate: Estimate }) {
  const { id, number, status, replacedBy, clientId, projectId, changeOf = id } = estimate;
  const navigate = useNavigate();
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const revise = () =>
    save(async () => {
      const { id: draftId } = await reviseEstimate(id, keys.keyFor(id));
      void navigate(deskPaths.estimate(draftId));
    });
  const mayRevise = !replacedBy && (status === 'sent' || status === 'declined');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {(status === 'approved' || status === 'sent') && (
          <Link
            to={deskPaths.newInvoice({ client: clientId, project: projectId, estimate: id })}
            className={`btn ${status === 'approved' ? 'btn-primary' : 'btn-outline'}`}
          >
            <ReceiptText aria-hidden="true" className="size-5" />
            {estimateTexts().makeInvoice}
          </Link>
        )}
        {status === 'approved' && (
          <Link
            to={deskPaths.newEstimate({ client: clientId, project: projectId, change: changeOf })}
            className="btn btn-outline"
          >
            <FileDiff aria-hidden="true" className="size-5" />
            {estimateTexts().changeOrder}
          </Link>
        )}
        {status === 'sent' && (
          <>
            <HaveSigned estimate={estimate} />
            <ApprovedByPhone estimate={estimate} />
            <MailAgain kind="estimates" id={id} as="remind" />
          </>
        )}
        {mayRevise && (
          <button type="button" className="btn btn-outline" onClick={() => void revise()}>
            <FilePlus2 aria-hidden="true" className="size-5" />
            {estimateTexts().newVersion}
          </button>
        )}
        {(status === 'sent' || status === 'approved') && <MailAgain kind="estimates" id={id} as="send" />}
        {!estimate.changeOf && <CopyEstimate estimate={estimate} />}
        <PdfButton path={apiPaths.estimatePdf(id)} name={`estimate-${number}`} />
      </div>
      {mayRevise && <p className="text-sm text-base-content/75">{estimateTexts().newVersionExplained}</p>}
      <SaveProblem state={state} />
    </div>
  );
}
