import type { Client } from '@welding/domain/entities/client';
import { mailMessages, newMailSchema } from '@welding/domain/entities/new-mail';
import { business } from '@welding/domain/values/business';
import { PenLine } from 'lucide-react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNote } from '#desk/ui/reads-note.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { writeMail } from './mail-calls.ts';
import { mailsTexts } from './mails-texts.ts';

/** A button that opens a form for a mail to a client. */
export function WriteMail({ client }: { client: Client }) {
  if (!client.email) return <p>{mailMessages.noEmail}.</p>;
  const label = mailsTexts().writeTo(client.firstName || client.email);
  return (
    <DialogButton
      label={label}
      icon={PenLine}
      look="btn-primary"
      className="h-auto min-h-11 max-w-full justify-self-start py-2 wrap-anywhere"
      title={label}
    >
      {(close) => <WriteMailForm client={client} onDone={close} />}
    </DialogButton>
  );
}

function WriteMailForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const form = useDeskForm({
    schema: newMailSchema,
    stored: { values: { clientId: client.id, subject: '', text: '' }, updatedAt: null },
    draft: `mail-${client.id}`,
    savesDraft: true,
    send: (mail, { keyFor }) => writeMail(mail, keyFor(mail)),
    onSent: () => {
      void showToast({ title: mailsTexts().onItsWay, description: mailsTexts().mailTo(client.email) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={mailsTexts().send}>
      <p className="wrap-anywhere">{mailsTexts().mailTo(client.email)}</p>
      <ReadsNote reader={client} />
      <TextField form={form} name="subject" label={mailsTexts().subject} maxLength={200} />
      <TextField
        form={form}
        name="text"
        label={mailsTexts().message}
        hint={mailsTexts().addedBelow(business.name, business.phone)}
        rows={8}
        maxLength={5000}
      />
    </DeskForm>
  );
}
