import type { Party } from '@welding/domain/entities/priced-fields';
import { paths } from '@welding/domain/paths';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { moneyTexts } from './money-texts.tsx';

type PaperPageProps = {
  /** Estimate E-1001 */
  title: string;
  subject: string | undefined;
  badge: Parameters<typeof StatusBadge>[0];
  back?: ReactNode;
  children: ReactNode;
};

/** The page of an estimate or invoice. If a change removes the focused element, the heading takes the focus. */
export function PaperPage({ title, subject, badge, back, children }: PaperPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(badge.label);
  useEffect(() => {
    if (before.current === badge.label) return;
    before.current = badge.label;
    focusIfLost(heading.current);
  }, [badge.label]);
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
      {moneyTexts().clientPortal}
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
  if (!party) return null;
  return (
    <PaperFact name={name}>
      {party.name}
      {party.person && <span className="block font-normal">{moneyTexts().attention(party.person)}</span>}
      {party.address && <span className="block font-normal">{party.address}</span>}
      {party.phone && <span className="block font-normal">{party.phone}</span>}
      {party.taxExempt && (
        <span className="block font-normal">{moneyTexts().taxExempt(party.taxExempt)}</span>
      )}
    </PaperFact>
  );
}
