import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DeskList } from '#desk/live/use-desk-list.ts';
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
  sum?: (items: readonly Item[]) => ReactNode;
  /** The screen with all of them, linked for people who may open it. */
  all?: { readonly path: string; readonly label: string };
  /** Renders the items. Several load only when unfolded. */
  children: (items: readonly Item[]) => ReactNode;
};

/** One kind of open work: a single item is shown, several fold into a line with their number. */
export function Waiting<Item>({ title, list, only = () => true, sum, all, children }: WaitingProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  if (list.status === 'error')
    return <LoadProblem of={list} {...problemWords(deskUiTexts().several(title))} />;
  const items = list.status === 'ready' ? list.items.filter(only) : [];
  if (items.length === 0) return null;
  // The last item of an unfolded list stays in place and keeps the focus.
  if (items.length === 1 && !isOpen) {
    return (
      <section aria-label={title} className="grid gap-2">
        <h3 className="font-bold text-lg">{title}</h3>
        {children(items)}
      </section>
    );
  }
  const count = `${items.length}${list.status === 'ready' && list.isFull ? '+' : ''}`;
  return (
    <section aria-label={title}>
      <details
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="list-row-button flex-wrap">
          <h3 className="min-w-0 grow basis-40 wrap-anywhere font-bold text-lg">{title}</h3>
          <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3">
            {sum && <span className="min-w-0 grow basis-20 font-semibold tabular-nums">{sum(items)}</span>}
            <span className="badge badge-lg font-bold tabular-nums">{count}</span>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 opacity-60 group-open:rotate-180" />
          </span>
        </summary>
        {isOpen && (
          <div className="grid gap-2 pt-2">
            {children(items)}
            {all && <LinkToScreen path={all.path}>{all.label}</LinkToScreen>}
          </div>
        )}
      </details>
    </section>
  );
}
