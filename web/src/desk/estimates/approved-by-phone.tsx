import type { Estimate } from '@welding/domain/entities/estimate';
import { phoneFormSchema } from '@welding/domain/entities/estimate-requests';
import { signatureNeeded } from '@welding/domain/money/home-repair';
import { Phone } from 'lucide-react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { approveByPhone } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

/** Records what a client said on the phone; where the law asks for a signature it says so. */
export function ApprovedByPhone({ estimate }: { estimate: Estimate }) {
  return (
    <DialogButton
      label={estimateTexts().approvedByPhone}
      icon={Phone}
      title={estimateTexts().approvedByPhone}
    >
      {(close) =>
        estimate.homeRepair ? <p>{signatureNeeded()}.</p> : <PhoneForm estimate={estimate} onDone={close} />
      }
    </DialogButton>
  );
}

function PhoneForm({ estimate, onDone }: { estimate: Estimate; onDone: () => void }) {
  const form = useDeskForm({
    schema: phoneFormSchema,
    stored: {
      values: { name: estimate.recipient?.name ?? '', note: '' },
      updatedAt: estimate.updatedAt ?? null,
    },
    send: (body) => approveByPhone(estimate, body),
    onSent: () => {
      onDone();
      void showToast({ title: estimateTexts().approvalRecorded });
    },
  });
  return (
    <DeskForm form={form} action={estimateTexts().recordApproval} acting={estimateTexts().saving}>
      <TextField form={form} name="name" label={estimateTexts().whoApprovedIt} maxLength={100} />
      <TextField
        form={form}
        name="note"
        label={estimateTexts().whatWasSaid}
        hint={estimateTexts().whatWasSaidHint}
        rows={3}
        maxLength={1000}
      />
    </DeskForm>
  );
}
