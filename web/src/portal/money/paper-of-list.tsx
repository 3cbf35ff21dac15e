import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { OfflineAsOf } from '#portal/live-lists/live-list-card.tsx';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { moneyTexts } from './money-texts.tsx';
import { BackToPortal } from './paper-page.tsx';

type PaperOfListProps<Item> = {
  id: string;
  list: LiveList<Item>;
  kind: 'estimate' | 'invoice';
  /** The database refuses an unconfirmed client, even if this device remembers a confirmation. */
  confirm: (onConfirmed: () => void) => ReactNode;
  children: (item: Item) => ReactNode;
};

export function PaperOfList<Item extends { readonly id: string }>(props: PaperOfListProps<Item>) {
  const { id, list, kind, confirm, children } = props;
  const texts = moneyTexts().papers[kind];
  // Used until the paper brings its own heading.
  const heading = <h1 className="sr-only">{texts.your}</h1>;
  if (list.status === 'loading') {
    return (
      <>
        {heading}
        <ListSkeleton label={texts.loading} rows={5} />
      </>
    );
  }
  if (list.status === 'error') {
    return (
      <div className="grid gap-5">
        {heading}
        <BackToPortal />
        <LoadProblem
          of={list}
          neverHere={texts.neverLoaded}
          failed={texts.notLoaded(<PhoneLink className="link whitespace-nowrap" />)}
        />
        {!list.offline && confirm(list.retry)}
      </div>
    );
  }
  const item = list.items.find((one) => one.id === id);
  return (
    <>
      {list.offline && list.asOf && <OfflineAsOf asOf={list.asOf} className="mb-4" />}
      {item ? children(item) : <NotYours kind={kind} />}
    </>
  );
}

function NotYours({ kind }: Pick<PaperOfListProps<unknown>, 'kind'>) {
  return (
    <div className="grid gap-4">
      <BackToPortal />
      <h1 className="display text-4xl">{moneyTexts().notFound}</h1>
      <p className="max-w-prose">
        {moneyTexts().papers[kind].notYours(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </div>
  );
}

/** Opens a PDF in the browser's viewer, in another tab. */
export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LinkButton href={href} target="_blank" rel="noreferrer" icon={FileText}>
      {children}
    </LinkButton>
  );
}
