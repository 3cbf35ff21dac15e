import { auditEntrySchema } from '@welding/domain/entities/audit-entry';
import { auditSentence } from '@welding/domain/entities/audit-words';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';
import { FoldedPanel } from './folded-panel.tsx';

const pageSize = 10;

type HistoryPanelProps = {
  field: 'entityId' | 'clientId' | 'entity';
  id: string;
  /** A record's name, if the history covers several. */
  nameOf?: (entityId: string) => string | undefined;
  /** The text of an empty history. */
  empty?: string;
  /** A phone shows one line at first, in a screen of many panels. */
  folded?: boolean;
};

/** Changes, newest first, of one record, a client or a kind. */
export function HistoryPanel({
  field,
  id,
  nameOf,
  empty = deskUiTexts().nothingChanged,
  folded = false,
}: HistoryPanelProps) {
  const t = deskUiTexts();
  const [limit, setLimit] = useState(pageSize);
  const entries = useDeskList({
    collection: 'audit',
    schema: auditEntrySchema,
    where: [[field, '==', id]],
    order: ['at', 'desc'],
    limit,
  });
  const list = (
    <DeskListView
      list={entries}
      noun={t.changes}
      empty={<p>{empty}</p>}
      onMore={() => setLimit((shown) => shown + pageSize)}
    >
      {(items) => (
        <ol className="grid gap-3">
          {items.map((entry) => (
            <li key={entry.id}>
              <p className="[overflow-wrap:anywhere]">
                {nameOf?.(entry.entityId) && <strong>{nameOf(entry.entityId)}: </strong>}
                {auditSentence(entry)}
              </p>
              <p className="text-sm text-base-content/75">{formatChicagoDateTime(new Date(entry.at))}</p>
            </li>
          ))}
        </ol>
      )}
    </DeskListView>
  );
  return folded ? (
    <FoldedPanel title={t.history} icon={History} folds="on-phones" className="job-rest">
      {list}
    </FoldedPanel>
  ) : (
    <Panel title={t.history} icon={History}>
      {list}
    </Panel>
  );
}
