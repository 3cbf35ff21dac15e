import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#shared/ui/button.tsx';

type PageHeadProps = {
  title: string;
  back?: { to: string; name: string };
  children?: ReactNode;
};

export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <div className="grid">
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} look="ghost" icon={ArrowLeft} className="-ml-4 justify-self-start">
      {children}
    </LinkButton>
  );
}

type SubPagesProps = {
  label: string;
  pages: readonly { readonly path: string; readonly label: string }[];
};

/** The pages of one screen. Marks the open one. */
export function SubPages({ label, pages }: SubPagesProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {pages.map(({ path, label: name }) => (
        <LinkButton
          key={path}
          to={path}
          aria-current={pathname === path ? 'page' : undefined}
          look={pathname === path ? 'chosen' : 'ghost'}
        >
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
