import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';

/** The addresses of the screens that whoever is signed in may open; the router says which. */
export const ScreenPaths = createContext<readonly string[]>([]);

function useScreenPaths(): readonly string[] {
  return useContext(ScreenPaths);
}

/** Leads to another screen of the desk, where there is one for whoever is signed in. */
export function LinkToScreen({ path, children }: { path: string; children: ReactNode }) {
  if (!useScreenPaths().includes(path)) return null;
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}
