import type { ReactNode } from 'react';
import { useHydrated } from '#shared/ui/use-hydrated.ts';

type ClientOnlyProps = { children: ReactNode; loading: ReactNode };

/** For a page that one shell serves at many addresses: its prerendered HTML holds only `loading`. */
export function ClientOnly({ children, loading }: ClientOnlyProps) {
  return useHydrated() ? children : loading;
}
