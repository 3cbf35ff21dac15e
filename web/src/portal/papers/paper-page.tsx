import type { Party } from '@welding/domain/entities/priced-fields';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { paths } from '@welding/domain/paths';
import { phoneText } from '@welding/domain/values/phone';
import { ArrowLeft, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { liveListsTexts } from '#portal/live-lists/live-lists-texts.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type PaperPageProps = {
  /** For example Estimate E-1001. */
  title: string;
  subject: string | undefined;
  badge: Parameters<typeof StatusBadge>[0];
  back: ReactNode;
  children: ReactNode;
};

/** The page of an estimate or invoice. If a change removes the focused element, the heading takes the focus. */
export function PaperPage({ title, subject, badge, back, children }: PaperPageProps) {
  const heading = useStepFocus<HTMLHeadingElement>(badge.label);
  return (
    <div className="grid gap-6">
      {back}
      <header className="grid justify-items-start gap-3">
        <h1 ref={heading} tabIndex={-1} className="display wrap-anywhere text-4xl outline-none sm:text-5xl">
          {title}
        </h1>
        <StatusBadge {...badge} />
        {subject && <p className="wrap-anywhere text-lg">{subject}</p>}
      </header>
      {children}
    </div>
  );
}

export function BackToPortal() {
  return (
    <LinkButton to={paths.dashboard} look="ghost" icon={ArrowLeft} className="justify-self-start px-2">
      {portalPaperTexts().clientPortal}
    </LinkButton>
  );
}

export function PaperFacts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">{children}</dl>;
}

export function PaperFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-base-content/75 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}

export function PartyFact({ name, party }: { name: string; party: Party | undefined }) {
  const t = paperHeadTexts();
  if (!party) return null;
  return (
    <PaperFact name={name}>
      {party.name}
      {party.person && <span className="block font-normal">{t.attention(party.person)}</span>}
      {party.address && <span className="block font-normal">{party.address}</span>}
      {party.phone && <span className="block font-normal">{phoneText(party.phone)}</span>}
      {party.taxExempt && <span className="block font-normal">{t.taxExempt(party.taxExempt)}</span>}
    </PaperFact>
  );
}

type PaperFromListProps<Item> = {
  id: string;
  list: LiveList<Item>;
  kind: 'estimate' | 'invoice';
  /** The database refuses an unconfirmed client, even if this device remembers a confirmation. */
  confirm: (onConfirmed: () => void) => ReactNode;
  children: (item: Item) => ReactNode;
};

export function PaperFromList<Item extends { readonly id: string }>(props: PaperFromListProps<Item>) {
  const { id, list, kind, confirm, children } = props;
  const texts = portalPaperTexts().papers[kind];
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
          neverHere={liveListsTexts().neverLoaded}
          failed={texts.notLoaded(<PhoneLink className="link whitespace-nowrap" />)}
        />
        {!list.offline && confirm(list.retry)}
      </div>
    );
  }
  const item = list.items.find((one) => one.id === id);
  return (
    <div className="relative">
      {/* Above the page, because it comes and goes and must not push the paper down. */}
      <AsOfLists of={[list]} className="absolute right-0 bottom-full" />
      {item ? (
        children(item)
      ) : list.isComplete ? (
        <NotYours kind={kind} />
      ) : (
        <LoadProblem of={{ offline: false }} failed={texts.notLoaded(<PhoneLink className="link" />)} />
      )}
    </div>
  );
}

function NotYours({ kind }: Pick<PaperFromListProps<unknown>, 'kind'>) {
  const t = portalPaperTexts();
  return (
    <div className="grid gap-4">
      <BackToPortal />
      <h1 className="display text-4xl">{t.notFound}</h1>
      <p className="max-w-prose">
        {t.papers[kind].notYours(<PhoneLink className="link whitespace-nowrap" />)}
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
