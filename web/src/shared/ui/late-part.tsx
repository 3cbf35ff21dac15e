import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useLoaded } from './use-loaded.ts';

type LoadedPart<Props> = { readonly Component: ComponentType<Props> };

export type LatePart<Props> = {
  readonly Part: ComponentType<Props>;
  /** Fetches its code ahead, so that its first render waits for nothing. @throws what the import throws */
  readonly preload: () => Promise<void>;
};

/**
 * A part of a page whose code comes after the page's own. Without a signal it alone says so, where React's `lazy` would
 * take the whole page with it, and it comes when there is one.
 * @param waiting what stands in its place meanwhile
 */
export function latePart<Props extends object>(
  load: () => Promise<LoadedPart<Props>>,
  waiting: ReactNode = <ListSkeleton label="Loading" />,
): LatePart<Props> {
  let loaded: LoadedPart<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  return {
    Part: function Part(props: Props) {
      const { code, isLost, retry } = useLoaded(fetchPart, true);
      const part = code ?? loaded;
      if (part) {
        return (
          <Suspense fallback={waiting}>
            <part.Component {...props} />
          </Suspense>
        );
      }
      if (!isLost) return waiting;
      return (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>
            This part could not be loaded. Check your signal, or call us at{' '}
            <PhoneLink className="link whitespace-nowrap" />.
          </p>
          <button type="button" className="btn btn-outline" onClick={retry}>
            Try again
          </button>
        </div>
      );
    },
    preload: async () => {
      await fetchPart();
    },
  };
}
