import { type ComponentType, Suspense } from 'react';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { lateCode } from './late-code.ts';
import { PhoneLink } from './phone-link.tsx';

export type LatePart<Props> = {
  readonly Part: ComponentType<Props>;
  /** Fetches its code ahead, so that its first render waits for nothing. @throws what the import throws */
  readonly preload: () => Promise<void>;
};

/**
 * A part of a page whose code comes after the page's own. Without a signal it alone says so, where React's `lazy` would
 * take the whole page with it, and it comes when there is one.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly Component: ComponentType<Props> }>,
): LatePart<Props> {
  const { useCode, preload } = lateCode(load);
  return {
    Part: function Part(props: Props) {
      const { code, isLost, retry } = useCode(true);
      const waiting = <ListSkeleton label="Loading" />;
      if (code) {
        return (
          <Suspense fallback={waiting}>
            <code.Component {...props} />
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
    preload,
  };
}
