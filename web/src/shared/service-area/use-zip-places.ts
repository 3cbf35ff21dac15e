import { useCallback, useState } from 'react';
import type { ZipPlace } from './zip-place.ts';

type ZipPlaces = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; places: readonly ZipPlace[] };

/** The region's ZIP codes, fetched by `load`, which retries after a failure. */
export function useZipPlaces(): ZipPlaces & { load: () => void } {
  const [state, setState] = useState<ZipPlaces>({ status: 'idle' });
  const load = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    import('./zip-places.ts').then(
      ({ zipPlaces }) => setState({ status: 'ready', places: zipPlaces }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  return { ...state, load };
}
