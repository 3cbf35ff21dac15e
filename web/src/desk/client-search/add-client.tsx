import type { Client, NewClient } from '@welding/domain/entities/client';
import { UserPlus } from 'lucide-react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { clientSearchTexts } from './client-search-texts.ts';

const NewClientForm = lazyPart(async () => (await import('./new-client-form.tsx')).NewClientForm, {
  waiting: <p role="status">{clientSearchTexts().loading}</p>,
});

type AddClientProps = {
  /** What was typed to find the client. */
  typed: string;
  /** The new client, or the one who was there already. */
  onClient: (client: Client) => void;
};

/** Adds a client whom the search does not know, in a dialog: what stands in the form around it stays. */
export function AddClient({ typed, onClient }: AddClientProps) {
  const name = typed.trim();
  return (
    <DialogButton
      isInForm
      label={name === '' ? clientSearchTexts().addNew : clientSearchTexts().addTyped(name)}
      icon={UserPlus}
      className="h-auto min-h-11 justify-self-start py-2 wrap-anywhere"
      title={clientSearchTexts().newClient}
    >
      {() => <NewClientForm start={typedClient(typed)} onClient={onClient} />}
    </DialogButton>
  );
}

const isPhone = /^[\d\s()+.-]{7,}$/;

/** What somebody typed while looking for a client, as what is known of a new one: a name, an e-mail or a phone number. */
export function typedClient(text: string): NewClient {
  const nobody = { firstName: '', lastName: '', email: '', phone: '' };
  const typed = text.trim();
  if (typed.includes('@')) return { ...nobody, email: typed };
  if (isPhone.test(typed)) return { ...nobody, phone: typed };
  const words = typed.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { ...nobody, firstName: words.join(' '), lastName };
}
