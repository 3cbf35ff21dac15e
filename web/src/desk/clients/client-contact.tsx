import type { Client } from '@welding/domain/entities/client';
import { type ClientForm, clientFormSchema } from '@welding/domain/entities/client-change';
import { personName } from '@welding/domain/entities/client-names';
import { clientItself } from '@welding/domain/entities/recipients';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { type Language, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { phoneText } from '@welding/domain/values/phone';
import { placeText } from '@welding/domain/values/place';
import { Contact, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ClientFields, type ClientValues, clientValues } from '#desk/client-search/new-client-form.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { changesOf } from '#shared/form/form-versions.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { changeClient } from './client-calls.ts';
import { clientsTexts } from './clients-texts.tsx';
import { PersonReminders } from './person-reminders.tsx';

export function ClientContact({ client }: { client: Client }) {
  const t = clientsTexts();
  const [isEditing, setEditing] = useState(false);
  const { company, phone, email, note, createdAt, erasedAt, erasingSince } = client;
  if (erasedAt) {
    return (
      <Panel title={t.contact} icon={Contact}>
        <p>{t.erasedOn(formatChicagoDate(new Date(erasedAt)))}</p>
        {erasingSince && <p role="status">{t.stillErasing}</p>}
      </Panel>
    );
  }
  return (
    <Panel title={t.contact} icon={Contact} step={isEditing}>
      {isEditing ? (
        <EditClient client={client} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 wrap-anywhere">
            {company && <Entry term={t.person} value={personName(client)} />}
            <Entry term={t.phone} value={phoneText(phone)} />
            <Entry term={t.email} value={email} />
            <Entry term={t.address} value={placeText(client)} />
            {note && <Entry term={t.note} value={note} />}
            <Entry term={t.since} value={formatChicagoDate(new Date(createdAt))} />
          </dl>
          <ClientLanguage client={client} />
          {email && <PersonReminders client={client} person={clientItself} label={t.remind} />}
          <Button icon={Pencil} className="justify-self-start" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Entry({ term, value }: { term: string; value: string | undefined }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="whitespace-pre-line">{value || clientsTexts().notKnown}</dd>
    </>
  );
}

/** The client's language; nothing with one language. */
function ClientLanguage({ client }: { client: Client }) {
  const { state, save } = useSave();
  if (offeredLanguages.length === 1) return null;
  const { id, language = 'en', updatedAt = null } = client;
  const choose = (chosen: Language) => void save(() => changeClient(id, updatedAt, { language: chosen }));
  return (
    <>
      <Field label={clientsTexts().language} className="max-w-xs">
        {(control) => (
          <select
            {...control}
            className="select"
            value={language}
            aria-disabled={state.phase === 'saving'}
            onChange={({ target }) => choose(target.value === 'es' ? 'es' : 'en')}
          >
            {offeredLanguages.map((offered) => (
              <option key={offered} value={offered} lang={offered}>
                {languageNames[offered]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SaveProblem state={state} />
    </>
  );
}

/** What the client still lacks is empty text, as in the form's values, so it is no change. */
function filledIn({ firstName = '', lastName = '', phone = '', email = '', address, note = '' }: ClientForm) {
  return { firstName, lastName, phone, email, address, note };
}

function valuesOf(client: Client): ClientValues {
  return { ...clientValues(client), note: client.note ?? '' };
}

type EditClientProps = {
  /** Live, so it may change during typing. */
  client: Client;
  onDone: () => void;
};

function EditClient({ client, onDone }: EditClientProps) {
  const t = clientsTexts();
  const form = useSavedForm<ClientValues, ClientForm, Client>({
    schema: clientFormSchema(client),
    stored: { values: valuesOf(client), updatedAt: client.updatedAt ?? null },
    draft: `client-${client.id}`,
    send: (typed, { on }) => changeClient(client.id, on.updatedAt, changesOf(filledIn(typed), on.values)),
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
      actions={
        <Button look="ghost" onClick={cancel}>
          {t.cancel}
        </Button>
      }
    >
      <ClientFields form={form} />
      <TextField form={form} name="note" rows={4} />
    </DeskForm>
  );
}
