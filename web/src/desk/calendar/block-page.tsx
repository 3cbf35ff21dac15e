import { type Block, blockSchema } from '@welding/domain/entities/block';
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
import { type ChosenTime, chosenTimeOf } from '#shared/appointments/chosen-instant.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockForm } from './block-form.tsx';
import { calendarSearch } from './calendar-view.ts';
import { NothingHere } from './nothing-here.tsx';
import { tellFailure } from './save-visit.ts';

const parse = (json: unknown) => blockSchema.parse(json);
const changeBlock = ({ id, updatedAt }: Block, change: object) =>
  deskRequest(deskApiPaths.block(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt: updatedAt ?? null },
  });

/** Blocks a time of a welder. */
export function NewBlockPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDate(asked) ? asked : chicagoDate(new Date());
  const [keys] = useState(createIdempotencyKeys);
  const time = (clock: string): ChosenTime => ({ wallTime: `${day}T${clock}`, pass: 'first' });
  return (
    <BlockForm
      person={person}
      title="Block time"
      other={{
        path: `${deskPaths.newRecurringBlock}?${new URLSearchParams({ day })}`,
        text: 'Every week instead',
      }}
      stored={{
        values: { welderId: '', start: time('07:00'), end: time('18:00'), reason: '' },
        version: null,
      }}
      onSave={async (body) => {
        await deskRequest(deskApiPaths.blocks, parse, { body, idempotencyKey: keys.keyFor(body) });
        keys.renew();
      }}
    />
  );
}

/** Changes or removes a blocked time. */
export function BlockPage({ person }: { person: DeskPerson }) {
  const { id = '' } = useParams();
  const found = useDeskDocument('blocks', id, blockSchema);
  const missing = <NothingHere title="Nothing is blocked here">The blocked time was removed.</NothingHere>;
  return (
    <DocumentView document={found} noun="blocked time" missing={missing}>
      {(block) => (block.removed ? missing : <StoredBlock key={block.id} block={block} person={person} />)}
    </DocumentView>
  );
}

function StoredBlock({ block, person }: { block: Block; person: DeskPerson }) {
  const navigate = useNavigate();
  const remove = async () => {
    try {
      const removed = await changeBlock(block, { removed: true });
      void navigate(`${deskPaths.calendar}${calendarSearch('day', chicagoDate(new Date(block.start)))}`);
      void showToast({
        title: 'Blocked time removed',
        description: block.reason,
        action: {
          label: 'Undo',
          onAction: () =>
            void changeBlock(removed, { removed: false }).catch((error: unknown) =>
              tellFailure('It was not brought back', error),
            ),
        },
      });
    } catch (error) {
      tellFailure('It was not removed', error);
    }
  };
  return (
    <div className="grid gap-6">
      <BlockForm
        person={person}
        title="Blocked time"
        stored={{
          values: {
            welderId: block.welderId,
            start: chosenTimeOf(new Date(block.start)),
            end: chosenTimeOf(new Date(block.end)),
            reason: block.reason,
          },
          version: block,
        }}
        onSave={({ welderId: _, ...change }, version) => changeBlock(version, change)}
        onRemove={() => void remove()}
      />
      <HistoryPanel field="entityId" id={block.id} />
    </div>
  );
}
