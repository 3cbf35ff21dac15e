import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useState } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { ClientCombobox } from './client-combobox.tsx';
import { clientSearchTexts } from './client-search-texts.ts';
import { ClientSummary } from './client-summary.tsx';

type ClientPickerProps = {
  /** Who is chosen. */
  clientId: string | undefined;
  error: string | undefined;
  /** Whether somebody who is not a client yet can be made one. */
  canAdd?: boolean;
  /** Called with undefined when somebody else is to be chosen. */
  onChoose: (client: Client | undefined) => void;
};

/** Whose something is to be: the client who is chosen, or the search for one. */
export function ClientPicker({ clientId, error, canAdd = false, onChoose }: ClientPickerProps) {
  const [picked, setPicked] = useState<Client>();
  /** Somebody chose here: the focus goes along between field and button, which take each other's place. */
  const [isUsed, setUsed] = useState(false);
  const stored = useDeskDocument('clients', clientId, storedClientSchema);
  const chosen = stored.status === 'ready' ? stored.item : picked?.id === clientId ? picked : undefined;
  const choose = (client: Client | undefined) => {
    setPicked(client);
    setUsed(true);
    onChoose(client);
  };
  if (chosen) {
    return (
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 font-semibold">{clientSearchTexts().client}</legend>
        <div className="list-row-plain items-center!">
          <ClientSummary client={chosen} />
          <button
            type="button"
            className="btn btn-outline"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that had the focus
            autoFocus={isUsed}
            onClick={() => choose(undefined)}
          >
            {clientSearchTexts().chooseAnotherClient}
          </button>
        </div>
      </fieldset>
    );
  }
  if (clientId && stored.status === 'loading')
    return <p role="status">{clientSearchTexts().loadingTheClient}</p>;
  const isGone = clientId !== undefined && stored.status === 'missing';
  return (
    <ClientCombobox
      error={error ?? (isGone ? clientSearchTexts().isGone : undefined)}
      autoFocus={isUsed}
      canAdd={canAdd}
      onChoose={choose}
    />
  );
}
