import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useScreenPaths } from './screen-paths.ts';

/** Leads to another screen of the desk, where there is one for whoever is signed in. */
export function LinkToScreen({ path, children }: { path: string; children: ReactNode }) {
  if (!useScreenPaths().includes(path)) return null;
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}
