import { Link, useLocation } from 'react-router';

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
