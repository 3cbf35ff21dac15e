import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import type { ItemSchema } from '#shared/live-lists/watch-query.ts';
import { blocksTexts } from './blocks-texts.ts';
import { NothingHere } from './nothing-here.tsx';

type StoredBlockPageProps<Block> = {
  collection: 'blocks' | 'recurringBlocks';
  schema: ItemSchema<Block>;
  /** Its form. */
  children: (block: Block) => ReactNode;
};

/** The time that the page's path names, blocked once or every week: its form and its history; one that was removed is not there. */
export function StoredBlockPage<
  Block extends { readonly id: string; readonly removed?: boolean | undefined },
>({ collection, schema, children }: StoredBlockPageProps<Block>) {
  const { id = '' } = useParams();
  const found = useDeskDocument(collection, id, schema);
  const missing = <NothingHere title={blocksTexts().nothingHere}>{blocksTexts().wasRemoved}</NothingHere>;
  return (
    <DocumentView document={found} noun={blocksTexts().noun} missing={missing}>
      {(block) =>
        block.removed ? (
          missing
        ) : (
          <div key={block.id} className="grid gap-6">
            {children(block)}
            <HistoryPanel field="entityId" id={block.id} />
          </div>
        )
      }
    </DocumentView>
  );
}
