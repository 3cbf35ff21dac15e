import { Link, useMatch } from 'react-router';
import type { Screen } from './screens.ts';

/** Leads to a screen, and says when it, or anything below it, is open. */
export function ScreenLink({ screen: { path, label, icon: Icon } }: { screen: Screen }) {
  const isOpen = useMatch({ path, end: path === '/' }) !== null;
  return (
    <Link to={path} className="desk-bar-link" aria-current={isOpen ? 'page' : undefined}>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Link>
  );
}
