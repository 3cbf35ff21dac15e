import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';

/** The paths of the screens that the signed-in person may open. The router sets them. */
export const ScreenPaths = createContext<readonly string[]>([]);

function useScreenPaths(): readonly string[] {
  return useContext(ScreenPaths);
}

/** Links to another screen, if the signed-in person may open it. */
export function LinkToScreen({ path, children }: { path: string; children: ReactNode }) {
  if (!useScreenPaths().includes(path)) return null;
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}
