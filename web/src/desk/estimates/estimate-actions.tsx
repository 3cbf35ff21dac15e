import { apiPaths } from '@welding/domain/api-paths';
import { approveByPhone, copyEstimate, reviseEstimate } from '@welding/domain/contracts/estimates';
import { type Estimate, signerOf } from '@welding/domain/entities/estimate';
import { phoneFormSchema } from '@welding/domain/entities/estimate-requests';
import type { Project } from '@welding/domain/entities/project';
import { signatureNeeded } from '@welding/domain/money/consent-text';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { deskPaths } from '@welding/domain/paths';
import { Copy, FileDiff, FilePlus2, Phone, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { ProjectsOfClient } from '#desk/priced/projects-of-client.tsx';
import { MailAgain } from '#desk/priced/send-dialog.tsx';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { HaveSigned } from '#desk/signing/have-signed.tsx';
import { PdfButton } from '#desk/ui/desk-files.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';

export function EstimateActions({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const { id, number, status, replacedBy, clientId, projectId, changeOf = id } = estimate;
  const navigate = useNavigate();
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const revise = () =>
    save(async () => {
      const { id: draftId } = await deskCall(reviseEstimate, { id, body: {}, key: keys.keyFor(id) });
      void navigate(deskPaths.estimate(draftId));
    });
  const mayRevise = !replacedBy && (status === 'sent' || status === 'declined');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {(status === 'approved' || status === 'sent') && (
          <LinkButton
            to={deskPaths.newInvoice({ client: clientId, project: projectId, estimate: id })}
            look={status === 'approved' ? 'primary' : 'outline'}
            icon={ReceiptText}
          >
            {t.makeInvoice}
          </LinkButton>
        )}
        {status === 'approved' && (
          <LinkButton
            to={deskPaths.newEstimate({ client: clientId, project: projectId, change: changeOf })}
            icon={FileDiff}
          >
            {t.changeOrder}
          </LinkButton>
        )}
        {status === 'sent' && (
          <>
            <HaveSigned estimate={estimate} />
            <ApprovedByPhone estimate={estimate} />
            <MailAgain kind="estimates" id={id} as="remind" />
          </>
        )}
        {mayRevise && (
          <Button icon={FilePlus2} onClick={() => void revise()}>
            {t.newVersion}
          </Button>
        )}
        {(status === 'sent' || status === 'approved') && <MailAgain kind="estimates" id={id} as="send" />}
        {!estimate.changeOf && <CopyEstimate estimate={estimate} />}
        <PdfButton path={apiPaths.estimatePdf(id)} name={`estimate-${number}`} />
      </div>
      {mayRevise && <p className="text-sm text-base-content/75">{t.newVersionExplained}</p>}
      <SaveProblem state={state} />
    </div>
  );
}

/** Records an approval by phone, or says that the law requires a signature. */
function ApprovedByPhone({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  return (
    <DialogButton label={t.approvedByPhone} icon={Phone} title={t.approvedByPhone}>
      {(close) =>
        estimate.homeRepair ? <p>{signatureNeeded()}.</p> : <PhoneForm estimate={estimate} onDone={close} />
      }
    </DialogButton>
  );
}

function PhoneForm({ estimate, onDone }: { estimate: Estimate; onDone: () => void }) {
  const t = deskEstimateTexts();
  const form = useSavedForm({
    schema: phoneFormSchema,
    stored: {
      values: { name: signerOf(estimate), note: '', poNumber: estimate.poNumber ?? '' },
      updatedAt: estimate.updatedAt ?? null,
    },
    draft: `approved-by-phone-${estimate.id}`,
    send: (body) => deskCall(approveByPhone, atVersion(estimate, body)),
    onSent: () => {
      onDone();
      void showToast({ title: t.approvalRecorded });
    },
  });
  return (
    <DeskForm form={form} action={t.recordApproval} acting={t.saving}>
      <TextField form={form} name="name" label={t.whoApprovedIt} maxLength={100} />
      {(estimate.asksPo || estimate.poNumber) && (
        <TextField form={form} name="poNumber" label={paperHeadTexts().poNumber} maxLength={60} />
      )}
      <TextField
        form={form}
        name="note"
        label={t.whatWasSaid}
        hint={t.whatWasSaidHint}
        rows={3}
        maxLength={1000}
      />
    </DeskForm>
  );
}

function CopyEstimate({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  return (
    <DialogButton label={t.copy} icon={Copy} title={t.copyThisEstimate}>
      {() => <CopySteps estimate={estimate} />}
    </DialogButton>
  );
}

function CopySteps({ estimate: { id, clientId, projectId } }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const navigate = useNavigate();
  const [keys] = useState(createIdempotencyKeys);
  const [owner, setOwner] = useState<string | undefined>(clientId);
  const [project, setProject] = useState<Pick<Project, 'id' | 'clientId'>>({ id: projectId, clientId });
  const { state, save } = useSave();
  const isChosen = project.clientId === owner;
  const copy = () =>
    save(async () => {
      const body = { clientId: project.clientId, projectId: project.id };
      const { id: draftId } = await deskCall(copyEstimate, { id, body, key: keys.keyFor(body) });
      // Replaces the dialog's own history entry.
      void navigate(deskPaths.estimate(draftId), { replace: true });
    });
  return (
    <div className="grid gap-4">
      <ClientPicker clientId={owner} error={undefined} onChoose={(client) => setOwner(client?.id)} />
      {owner && (
        <ProjectsOfClient clientId={owner} chosenId={isChosen ? project.id : ''} onChoose={setProject} />
      )}
      <SaveProblem state={state} />
      <Button
        look="primary"
        large
        aria-disabled={!isChosen || state.phase === 'saving'}
        className="held-back"
        onClick={() => isChosen && void copy()}
      >
        {isChosen ? t.makeTheDraft : t.chooseProjectFirst}
      </Button>
    </div>
  );
}
