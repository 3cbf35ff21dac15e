import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useOnline } from '#shared/ui/use-online.ts';
import { projectsTexts } from './projects-texts.ts';

type PayLinkProps = { to: string; replace?: boolean; className: string; children: ReactNode };

/** A way to the checkout. Without a network it leads nowhere and says why: a payment is never queued. */
export function PayLink({ to, replace = false, className, children }: PayLinkProps) {
  const reasonId = useId();
  if (useOnline()) {
    return (
      <Link to={to} replace={replace} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {/* biome-ignore lint/a11y/useValidAnchor: a link without a destination is the disabled form of a link */}
      <a role="link" aria-disabled="true" aria-describedby={reasonId} className={`${className} held-back`}>
        {children}
      </a>
      <p id={reasonId} className="text-sm">
        {projectsTexts().offline}
      </p>
    </div>
  );
}
