import {
  type ComponentType,
  // biome-ignore lint/style/noRestrictedImports: this is lazyPart
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createStore, type Store } from '#shared/state/create-store.ts';

type Place = {
  /** As high as the part. A prerendered part is its own placeholder. */
  readonly waiting: ReactNode;
  /** Shown above the placeholder while code that failed to load is loading again. */
  readonly lost?: ReactNode;
  /** The first render waits for this; `preload` does not. */
  readonly until?: () => Promise<void>;
};

type LazyPart<Props extends object> = NamedExoticComponent<Props> & {
  /**
   * Fetches the code ahead.
   * @throws errors of the import
   */
  readonly preload: () => Promise<void>;
};

/**
 * A part whose code loads when first shown. With a placeholder, it retries until the code loads. A whole page has none: the
 * previous page stays, and the error boundary handles a failure.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  place?: Place,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const isLost = createStore(() => false);
  const fetchCode = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const fetchForPlace = async (until = nextTask): Promise<ComponentType<Props>> => {
    await Promise.race([until(), shown]);
    const code = await loadWithRetries(fetchCode, () => isLost.set(true));
    isLost.set(false);
    return code;
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await (place ? fetchForPlace(place.until) : fetchCode()),
  }));
  const Code = (props: Props) => {
    // Loaded code renders at once and stays the same component.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  };
  const Part = (props: Props) =>
    place ? (
      <>
        <Lost isLost={isLost}>{place.lost}</Lost>
        <Suspense fallback={<Waiting onShown={show}>{place.waiting}</Waiting>}>
          <Code {...props} />
        </Suspense>
      </>
    ) : (
      <Code {...props} />
    );
  const preload = async () => {
    await fetchCode();
  };
  // React discards prerendered HTML with its typed values if it renders again before its code loads.
  return Object.assign(memo<Props>(Part), { preload });
}

/** Requesting a file takes a slow phone some ms, so rendering goes first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Mounts only without prerendered HTML; then the code loads at once. */
function Waiting({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

function Lost({ isLost, children }: { isLost: Store<boolean>; children: ReactNode }) {
  const isShown = useSyncExternalStore(isLost.subscribe, isLost.get, () => false);
  return isShown && children;
}

const pauseMs = 2_000;

/**
 * Loads code and retries until it succeeds, because a failure inside React's `lazy` would remove everything around it.
 * Browsers that cache failed imports (whatwg/html#6768) get it with the next reload. Never rejects.
 * @param onLost called after each failure
 */
export async function loadWithRetries<Code>(load: () => Promise<Code>, onLost?: () => void): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      onLost?.();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
