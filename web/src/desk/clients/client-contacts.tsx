import { type Client, type Contact, contactRoles } from '@welding/domain/entities/client';
import { personName } from '@welding/domain/entities/client-names';
import { contactFields, contactRoleLabels } from '@welding/domain/entities/company';
import { listOf } from '@welding/domain/values/list-of';
import { phoneText } from '@welding/domain/values/phone';
import { strictBody } from '@welding/domain/values/text-fields';
import { Pencil, Trash2, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ChoiceGroup } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useFormField } from '#shared/form/use-form-field.ts';
import { type FormValues, type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { changeClient } from './client-calls.ts';
import { contactsTexts } from './clients-texts.tsx';
import { PersonReminders } from './person-reminders.tsx';

/** The people at a client, with their contact data and roles. */
export function ClientContacts({ client }: { client: Client }) {
  const t = contactsTexts();
  const { contacts = [] } = client;
  /** The id of the contact that is edited, or '' for a new one. */
  const [editing, setEditing] = useState<string>();
  const done = () => setEditing(undefined);
  const add = useStepFocus<HTMLButtonElement>(editing);
  return (
    <Panel title={t.contacts} icon={UsersRound}>
      {contacts.length === 0 && editing === undefined && <p>{t.none}</p>}
      <p className="text-base-content/80">{t.signIn}</p>
      <ul className="grid gap-3 empty:hidden" aria-label={t.contacts}>
        {contacts.map((contact) => (
          <li key={contact.id} className="grid gap-2 border-base-300 border-b pb-3">
            <ContactRow
              client={client}
              contact={contact}
              isEditing={editing === contact.id}
              onEdit={() => setEditing(contact.id)}
              onDone={done}
            />
          </li>
        ))}
      </ul>
      {editing === '' ? (
        <ContactForm client={client} contact={undefined} onDone={done} />
      ) : (
        <Button ref={add} icon={UserPlus} className="justify-self-start" onClick={() => setEditing('')}>
          {t.add}
        </Button>
      )}
    </Panel>
  );
}

type ContactRowProps = {
  client: Client;
  contact: Contact;
  isEditing: boolean;
  onEdit: () => void;
  onDone: () => void;
};

function ContactRow({ client, contact, isEditing, onEdit, onDone }: ContactRowProps) {
  const t = contactsTexts();
  const edit = useStepFocus<HTMLButtonElement>(isEditing);
  const { email, phone, roles } = contact;
  const name = personName(contact);
  if (isEditing) return <ContactForm client={client} contact={contact} onDone={onDone} />;
  const others = (client.contacts ?? []).filter(({ id }) => id !== contact.id);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="block font-semibold text-lg">{name}</span>
        <span className="block">{listOf(roles.map((role) => contactRoleLabels[role]))}</span>
        <span className="block text-base-content/80">
          {[phone && phoneText(phone), email].filter(Boolean).join(' · ')}
        </span>
      </p>
      <ContactLinks name={name} phone={phone ?? ''} email={email ?? ''} address={undefined} />
      {email && <PersonReminders client={client} person={contact.id} label={t.remind(name)} />}
      <div className="flex flex-wrap gap-2">
        <Button ref={edit} icon={Pencil} aria-label={t.editOne(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <DialogButton label={t.remove} icon={Trash2} title={t.removeOne(name)}>
          {(close) => (
            <div className="grid justify-items-start gap-4">
              <p>{t.whatRemovingDoes}</p>
              <ActionButton
                look="primary"
                act={() => changeClient(client.id, client.updatedAt ?? null, { contacts: others })}
                onDone={() => {
                  close();
                  void showToast({ title: t.removed });
                }}
              >
                {t.removeForGood}
              </ActionButton>
            </div>
          )}
        </DialogButton>
      </div>
    </>
  );
}

const schema = strictBody(contactFields);
type ContactValues = FormValues<typeof schema>;

type ContactFormProps = { client: Client; contact: Contact | undefined; onDone: () => void };

function ContactForm({ client, contact, onDone }: ContactFormProps) {
  const t = contactsTexts();
  const { firstName = '', lastName = '', email = '', phone = '', roles = [] } = contact ?? {};
  const form = useSavedForm<ContactValues, z.infer<typeof schema>, Client>({
    schema,
    stored: {
      values: { firstName, lastName, email, phone, roles: [...roles] },
      updatedAt: client.updatedAt ?? null,
    },
    draft: `contact-${contact?.id ?? client.id}`,
    send: (typed, { on }) => {
      const all = client.contacts ?? [];
      const contacts = contact
        ? all.map((one) => (one.id === contact.id ? { ...typed, id: one.id } : one))
        : [...all, typed];
      return changeClient(client.id, on.updatedAt, { contacts });
    },
    onSent: onDone,
  });
  const cancel = () => {
    form.takeTheirs();
    onDone();
  };
  return (
    <DeskForm
      form={form}
      action={t.save}
      label={contact ? t.editOne(personName(contact)) : t.add}
      actions={
        <Button look="ghost" onClick={cancel}>
          {t.cancel}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="firstName" isNew />
        <TextField form={form} name="lastName" />
        <TextField form={form} name="phone" label={t.phone} type="tel" inputMode="tel" />
        <TextField
          form={form}
          name="email"
          hint={t.emailHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
        />
      </div>
      <RolesField form={form} />
    </DeskForm>
  );
}

function RolesField({ form }: { form: SavedFormHandle<ContactValues> }) {
  const label = contactsTexts().roles;
  const { value, onChange, input, error } = useFormField({ form, name: 'roles', label }, (chosen) =>
    Array.isArray(chosen)
      ? listOf(contactRoles.filter((role) => chosen.includes(role)).map((role) => contactRoleLabels[role]))
      : '',
  );
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <ChoiceGroup label={label} error={error}>
      {contactRoles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            {...input}
            type="checkbox"
            className="checkbox"
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange(contactRoles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
            }
          />
          {contactRoleLabels[role]}
        </label>
      ))}
    </ChoiceGroup>
  );
}
