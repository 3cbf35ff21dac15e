import { createContext, useContext } from 'react';

/** The addresses of the screens that whoever is signed in may open; the router says which. */
export const ScreenPaths = createContext<readonly string[]>([]);

export function useScreenPaths(): readonly string[] {
  return useContext(ScreenPaths);
}
