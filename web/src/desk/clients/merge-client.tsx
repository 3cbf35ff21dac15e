import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { ClientSummary, useClientSearch } from '#desk/client-search/client-search.tsx';
import { withItems } from '#desk/live/use-desk-list.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { mergeClients } from './client-calls.ts';
import { recordTexts } from './clients-texts.tsx';
import { FoundClients, SearchField } from './found-clients.tsx';
import { OpenPapersNote, useOpenPapers } from './open-papers.tsx';

export function MergeClient({ client }: { client: Client }) {
  const t = recordTexts();
  const [isOpen, setOpen] = useState(false);
  const [duplicate, setDuplicate] = useState<Client>();
  const [isSame, setSame] = useState(false);
  const { state, save } = useSave();
  const papers = useOpenPapers(duplicate?.id);
  const isHeldBack = !isSame || state.phase === 'saving' || papers.status === 'checking';
  const close = () => {
    setSame(false);
    setDuplicate(undefined);
    setOpen(false);
  };
  const merge = async (other: Client) => {
    if (!(await save(() => mergeClients(client.id, other.id)))) return;
    close();
    void showToast({ title: t.recordsMerged });
  };

  if (!isOpen) {
    return (
      <Button icon={Merge} className="justify-self-start" onClick={() => setOpen(true)}>
        {t.mergeADuplicate}
      </Button>
    );
  }
  return (
    <section aria-label={t.mergeADuplicate} className="grid gap-3">
      <h3 className="text-lg font-bold">{t.mergeADuplicate}</h3>
      {duplicate ? (
        <>
          <p className="wrap-anywhere">
            {t.whatMoves(
              { name: <strong>{clientName(duplicate)}</strong>, email: duplicate.email },
              { name: <strong>{clientName(client)}</strong>, email: client.email },
            )}
          </p>
          <OpenPapersNote
            papers={papers}
            invoicesThen={t.owesThatToo(clientName(client))}
            estimatesThen={t.isAskedForIt(clientName(client))}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="checkbox border-base-content/60"
              checked={isSame}
              onChange={({ target }) => setSame(target.checked)}
            />
            <span>{t.sameClient}</span>
          </label>
          <SaveProblem state={state} />
          <Button
            look="primary"
            isBusy={state.phase === 'saving'}
            className="held-back justify-self-start"
            aria-disabled={isHeldBack}
            onClick={() => {
              if (!isHeldBack) void merge(duplicate);
            }}
          >
            {t.mergeThem}
          </Button>
        </>
      ) : (
        <DuplicateSearch client={client} onChoose={setDuplicate} />
      )}
      <Button look="ghost" className="justify-self-start" onClick={close}>
        {t.cancel}
      </Button>
    </section>
  );
}

function DuplicateSearch({ client, onChoose }: { client: Client; onChoose: (duplicate: Client) => void }) {
  const [text, setText] = useState(client.lastName);
  const search = useClientSearch(text);
  const others = search && withoutClient(search, client.id);
  return (
    <>
      <SearchField text={text} onType={setText} />
      {others && (
        <FoundClients search={others}>
          {(found) => (
            <button type="button" className="list-row-button" onClick={() => onChoose(found)}>
              <ClientSummary client={found} />
            </button>
          )}
        </FoundClients>
      )}
    </>
  );
}

function withoutClient(
  search: NonNullable<ReturnType<typeof useClientSearch>>,
  id: string,
): NonNullable<ReturnType<typeof useClientSearch>> {
  const list = withItems(search.list, (items) => items.filter((found) => found.id !== id));
  return { ...search, list };
}
