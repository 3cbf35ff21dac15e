import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** Leads to the list that a page belongs to; stands above its heading, in line with it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="btn btn-ghost -ml-4 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}

type SubPagesProps = {
  /** What they are pages of. */
  label: string;
  pages: readonly { readonly path: string; readonly label: string }[];
};

/** The pages of one screen, with the one that is open marked. */
export function SubPages({ label, pages }: SubPagesProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {pages.map(({ path, label: name }) => (
        <Link
          key={path}
          to={path}
          aria-current={pathname === path ? 'page' : undefined}
          className={`btn ${pathname === path ? 'btn-chosen' : 'btn-ghost'}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
