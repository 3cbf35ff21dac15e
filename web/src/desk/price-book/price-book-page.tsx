import { addSampleEntries } from '@welding/domain/contracts/price-book';
import { lineKindLabels, lineKinds } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { deskCall } from '#desk/session/desk-call.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FilterTabs } from '#desk/ui/list-page.tsx';
import { useTableWidth } from '#desk/ui/use-table.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { PriceBookTable } from './price-book-table.tsx';
import { priceBookTexts } from './price-book-texts.ts';
import { PriceEntryForm, PriceEntryRow } from './price-entry-row.tsx';
import { findEntries, usePriceBook } from './use-price-book.ts';

const parts = [
  { value: 'active', label: priceBookTexts().inUse },
  { value: 'retired', label: priceBookTexts().retired },
] as const;

export function PriceBookPage() {
  const t = priceBookTexts();
  const session = useDeskSession();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  const [part, setPart] = useState<(typeof parts)[number]['value']>('active');
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<PriceEntry | 'new'>();
  const entries = usePriceBook({ active: part === 'active', withCosts: isOwner });
  const close = () => setEdited(undefined);
  // Keeps the entry current, so that two versions can be compared.
  const shown = entries.status === 'ready' ? entries.items : [];
  const entry = edited === 'new' ? undefined : (shown.find(({ id }) => id === edited?.id) ?? edited);
  const isTable = useTableWidth();
  const empty = part === 'active' ? <Empty isOwner={isOwner} /> : <p>{t.nothingIsRetired}</p>;
  const search = <SearchField text={text} onType={setText} />;
  return (
    <div className={`grid gap-5 ${isTable ? '' : 'max-w-4xl'}`}>
      <div className={isTable ? 'flex items-start justify-between gap-3' : 'grid gap-5'}>
        <FilterTabs label={t.entriesThatAre} choices={parts} chosen={part} onChoose={setPart} />
        <Button
          look="primary"
          icon={Plus}
          className="shrink-0 justify-self-start"
          onClick={() => setEdited('new')}
        >
          {t.addEntry}
        </Button>
      </div>
      {isTable ? (
        <>
          {search}
          <PriceBookTable
            key={part}
            entries={entries}
            text={text}
            isOwner={isOwner}
            empty={empty}
            onEdit={setEdited}
          />
        </>
      ) : (
        <DeskListView list={entries} noun={t.nounPrices} empty={empty}>
          {(items) => (
            <>
              {search}
              <ByKind entries={findEntries([...items], text)} text={text} onEdit={setEdited} />
            </>
          )}
        </DeskListView>
      )}
      <Dialog open={edited !== undefined} onClose={close} title={edited === 'new' ? t.newPrice : t.editPrice}>
        {edited && <PriceEntryForm entry={entry} isOwner={isOwner} onDone={close} />}
      </Dialog>
    </div>
  );
}

function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <Field label={priceBookTexts().searchPriceBook} className="max-w-md">
      {(control) => (
        <input
          {...control}
          type="search"
          className="input"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

function Empty({ isOwner }: { isOwner: boolean }) {
  return (
    <>
      <p>{priceBookTexts().noPricesYet}</p>
      {isOwner && <SamplePrices />}
    </>
  );
}

type ByKindProps = { entries: readonly PriceEntry[]; text: string; onEdit: (entry: PriceEntry) => void };

function ByKind({ entries, text, onEdit }: ByKindProps) {
  return (
    <>
      <p role="status" className="empty:hidden">
        {entries.length === 0 && priceBookTexts().nothingFoundFor(text.trim())}
      </p>
      {lineKinds.map((kind) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-label={lineKindLabels[kind]} className="grid gap-2">
            <h2 className="display text-2xl">{lineKindLabels[kind]}</h2>
            <ul className="grid gap-2">
              {ofKind.map((entry) => (
                <PriceEntryRow key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function SamplePrices() {
  const t = priceBookTexts();
  const add = async () => {
    await deskCall(addSampleEntries, { key: crypto.randomUUID() });
    void showToast({
      title: t.sampleEntriesAdded,
      description: t.changeToYours,
    });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <ActionButton act={add} acting={t.adding}>
        {t.addSampleEntries}
      </ActionButton>
    </div>
  );
}
