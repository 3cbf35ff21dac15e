import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { LiveList } from './live-list.ts';
import { liveListsTexts } from './live-lists-texts.tsx';

type LiveListCardProps<Item> = {
  title: string;
  icon: LucideIcon;
  /** Used in a sentence: projects. */
  noun: string;
  list: LiveList<Item>;
  /** The specified text for an empty list, and a next step. */
  empty: ReactNode;
  /** Lists that the entries show sums of. */
  summed?: readonly LiveList<unknown>[];
  children: (items: Part<Item>) => ReactNode;
};

export function LiveListCard<Item>(props: LiveListCardProps<Item>) {
  const t = liveListsTexts();
  const { title, icon, noun, list, empty, summed = [], children } = props;
  return (
    <Panel title={title} icon={icon} className="relative">
      <LoadedView
        of={list}
        loading={t.loadingYour(noun)}
        rows={2}
        neverHere={t.neverLoaded}
        failed={t.notLoaded(noun, <PhoneLink className="link whitespace-nowrap" />)}
      >
        {({ isComplete, items, unreadable, isFull, offline }) => (
          <>
            <AsOfLists
              of={offline || summed.length > 0 || (isComplete && items.length === 0) ? [list, ...summed] : []}
            />
            {isComplete && items.length === 0 ? empty : children(items)}
            {isFull && <p className="text-sm">{t.cut(<PhoneLink className="link whitespace-nowrap" />)}</p>}
            {!isComplete && !isFull && unreadable === 0 && <p className="text-sm">{t.needsLatest}</p>}
            {unreadable > 0 && (
              <p className="text-sm">
                {t.unreadable(unreadable, <PhoneLink className="link whitespace-nowrap" />)}
              </p>
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  );
}
