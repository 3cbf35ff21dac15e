import { type RecurringBlock, recurringBlockSchema } from '@welding/domain/booking/recurring-block';
import { chicagoDate, isDate } from '@welding/domain/values/chicago-day';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { deskApiPaths, deskPaths } from '#desk/paths.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { NothingHere } from './nothing-here.tsx';
import { RecurringBlockForm } from './recurring-block-form.tsx';
import { recurringValuesOf } from './recurring-values.ts';
import { tellFailure } from './save-visit.ts';

const parse = (json: unknown) => recurringBlockSchema.parse(json);
const changeBlock = ({ id, updatedAt }: RecurringBlock, change: object) =>
  deskRequest(deskApiPaths.recurringBlock(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt: updatedAt ?? null },
  });

/** Blocks a time of a welder every week. */
export function NewRecurringBlockPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const firstDate = isDate(asked) ? asked : chicagoDate(new Date());
  const [keys] = useState(createIdempotencyKeys);
  return (
    <RecurringBlockForm
      person={person}
      title="Block time every week"
      stored={{
        values: {
          welderId: '',
          reason: '',
          weekdays: [1, 2, 3, 4, 5],
          from: '12:00',
          to: '12:30',
          firstDate,
          lastDate: '',
        },
        version: null,
      }}
      onSave={async (body) => {
        await deskRequest(deskApiPaths.recurringBlocks, parse, { body, idempotencyKey: keys.keyFor(body) });
        keys.renew();
      }}
    />
  );
}

/** Changes or removes a time that is blocked every week. */
export function RecurringBlockPage({ person }: { person: DeskPerson }) {
  const { id = '' } = useParams();
  const found = useDeskDocument('recurringBlocks', id, recurringBlockSchema);
  const missing = <NothingHere title="Nothing is blocked here">The blocked time was removed.</NothingHere>;
  return (
    <DocumentView document={found} noun="blocked time" missing={missing}>
      {(block) => (block.removed ? missing : <StoredBlock key={block.id} block={block} person={person} />)}
    </DocumentView>
  );
}

function StoredBlock({ block, person }: { block: RecurringBlock; person: DeskPerson }) {
  const navigate = useNavigate();
  const bringBack = (removed: RecurringBlock) =>
    changeBlock(removed, { removed: false }).catch((error: unknown) =>
      tellFailure('It was not brought back', error),
    );
  const remove = async () => {
    try {
      const removed = await changeBlock(block, { removed: true });
      void navigate(deskPaths.calendar);
      void showToast({
        title: 'No longer blocked every week',
        description: block.reason,
        action: { label: 'Undo', onAction: () => void bringBack(removed) },
      });
    } catch (error) {
      tellFailure('It was not removed', error);
    }
  };
  return (
    <div className="grid gap-6">
      <RecurringBlockForm
        person={person}
        title="Blocked every week"
        stored={{ values: recurringValuesOf(block), version: block }}
        onSave={({ welderId: _, ...change }, version) => changeBlock(version, change)}
        onRemove={() => void remove()}
      />
      <HistoryPanel field="entityId" id={block.id} />
    </div>
  );
}
