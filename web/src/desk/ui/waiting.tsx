import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DeskList, withItems } from '#desk/live/use-desk-list.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import type { Complete, Part } from '#shared/live-lists/complete.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { problemWords } from './desk-list-view.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';
import { LinkToScreen } from './link-to-screen.tsx';

type WaitingProps<Item> = {
  /** The heading for several: Overdue invoices. */
  title: string;
  list: DeskList<Item>;
  only?: (item: Item) => boolean;
  /** A summary of several: the longest overdue, a sum. */
  sum?: (items: Complete<Item>) => ReactNode;
  /** The screen with all of them, linked for people who may open it. */
  all?: { readonly path: string; readonly label: string };
  /** Renders the items. Several load only when unfolded. */
  children: (items: Part<Item>) => ReactNode;
};

/**
 * One kind of open work: a single item is shown, several fold into a line with their number. Only complete lists have a number
 * or a sum, and only those are nothing if empty.
 */
export function Waiting<Item>({ title, list, only = () => true, sum, all, children }: WaitingProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  if (list.status === 'error') {
    if (list.offline) return <NotAllHere />;
    return <LoadProblem what={title} of={list} {...problemWords()} />;
  }
  if (list.status === 'loading') return null;
  const kept = withItems(list, (items) => items.filter(only));
  if (kept.status !== 'ready') return null;
  const { isComplete, isFull, offline } = kept;
  const shown = [...kept.items];
  const gap = offline && !isComplete && !isFull && <NotAllHere />;
  if (shown.length === 0) return gap;
  // The last item of an unfolded list stays in place and keeps the focus.
  if (shown.length === 1 && !isOpen) {
    return (
      <>
        <section aria-label={title} className="grid gap-2">
          <h3 className="font-bold text-lg">{title}</h3>
          {children(shown)}
        </section>
        {gap}
      </>
    );
  }
  return (
    <>
      <section aria-label={title}>
        <details
          className="group"
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className="list-row-button flex-wrap">
            <h3 className="min-w-0 grow basis-40 wrap-anywhere font-bold text-lg">{title}</h3>
            <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3">
              {isComplete && <AsOfLists of={[kept]} className="" />}
              {sum && kept.isComplete && (
                <span className="min-w-0 grow basis-20 font-semibold tabular-nums wrap-anywhere">
                  {sum(kept.items)}
                </span>
              )}
              {(isComplete || isFull) && (
                <span className="badge badge-lg font-bold tabular-nums">
                  {shown.length}
                  {isFull && '+'}
                </span>
              )}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 opacity-60 group-open:rotate-180" />
            </span>
          </summary>
          {isOpen && (
            <div className="grid gap-2 pt-2">
              {children(shown)}
              {all && <LinkToScreen path={all.path}>{all.label}</LinkToScreen>}
            </div>
          )}
        </details>
      </section>
      {gap}
    </>
  );
}

/** Said once for all kinds of open work; the stylesheet hides the others. */
function NotAllHere() {
  return <p className="not-all-here text-sm">{deskUiTexts().partHere}</p>;
}
