import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { ProjectsOfClient } from '#desk/priced/projects-of-client.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { paymentsTexts } from './payments-texts.tsx';

/** Says whose a payment is and which project it pays. @param payment null while it is closed */
export function AssignDialog({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title={paymentsTexts().whosePaymentIsThis}>
      {payment && <AssignSteps key={payment.id} payment={payment} onDone={onClose} />}
    </Dialog>
  );
}

function AssignSteps({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const [picked, setPicked] = useState<string>();
  const [project, setProject] = useState<Project>();
  const { state, save } = useSave();
  const clientId = payment.clientId || picked;
  const assign = async ({ id: projectId, title, clientId: owner }: Project) => {
    const body = { updatedAt: payment.updatedAt ?? null, clientId: owner, projectId };
    await deskRequest(deskApiPaths.payment(payment.id), (json) => storedPaymentSchema.parse(json), {
      method: 'PATCH',
      body,
    });
    void showToast({ title: paymentsTexts().countsFor(formatDollars(payment.amount), toldTitle(title)) });
  };
  return (
    <div className="grid gap-4">
      <p>{paymentsTexts().cameWithoutPurpose(formatDollars(payment.amount))}</p>
      {!payment.clientId && (
        <ClientPicker
          clientId={picked}
          error={undefined}
          onChoose={(client) => {
            setPicked(client?.id);
            setProject(undefined);
          }}
        />
      )}
      {clientId && (
        <ProjectsOfClient clientId={clientId} chosenId={project?.id ?? ''} onChoose={setProject} />
      )}
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-primary btn-lg held-back"
        aria-disabled={!project || state.phase === 'saving'}
        onClick={() => project && void save(() => assign(project)).then((isDone) => isDone && onDone())}
      >
        {project ? paymentsTexts().countItFor(toldTitle(project.title)) : paymentsTexts().chooseProjectFirst}
      </button>
    </div>
  );
}
