import type { Client } from '@welding/domain/entities/client';
import { mailMessages, newMailSchema } from '@welding/domain/entities/new-mail';
import { business } from '@welding/domain/values/business';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNote } from '#desk/ui/reads-note.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { writeMail } from './mail-calls.ts';
import { mailsTexts } from './mails-texts.ts';

/** A button that opens a form for a mail to a client. */
export function WriteMail({ client }: { client: Client }) {
  const [isOpen, setOpen] = useState(false);
  if (!client.email) return <p>{mailMessages.noEmail}.</p>;
  const name = client.firstName || client.email;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary max-w-full justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PenLine aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{mailsTexts().writeTo(name)}</span>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={mailsTexts().writeTo(name)}>
        <WriteMailForm client={client} onDone={() => setOpen(false)} />
      </Dialog>
    </>
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
