import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';

/** The screens this person may open. The router sets them. */
export const ScreenPaths = createContext<readonly string[]>([]);

function useScreenPaths(): readonly string[] {
  return useContext(ScreenPaths);
}

/** Renders plain content if this person may not open the screen. */
export function LinkToScreen({ path, children }: { path: string; children: ReactNode }) {
  if (!useScreenPaths().includes(path)) return null;
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}
