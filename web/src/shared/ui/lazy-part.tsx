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

/** Holds the place of a part of a page until its code loads. */
type Place = {
  /** As high as the part. A prerendered part is its own place. */
  readonly waiting: ReactNode;
  /** Said above it as long as the code was lost on the way and is asked for again. */
  readonly lost?: ReactNode;
  /** The first render waits for this; `preload` does not. */
  readonly until?: () => Promise<void>;
};

type LazyPart<Props extends object> = NamedExoticComponent<Props> & {
  /** Fetches its code ahead, so that its first render waits for nothing. @throws what the import throws */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the app whose code loads when it is first shown. With a place of its own it keeps that until the code
 * loads, however often that fails. A whole page has none: the page before it stays, and the error boundary offers a
 * way on when the code fails.
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
    // Loaded code renders at once, and stays the same component.
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
  // React discards a prerendered part with its typed values if it renders again before its code loads.
  return Object.assign(memo<Props>(Part), { preload });
}

/** To ask for a file takes a slow phone some ms, for which what is just being rendered does not wait. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Only where nothing is prerendered does it show at all, and then the code waits for nothing more. */
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
 * Loads code, again and again until it is there: with React's `lazy` code that is lost on the way would take along
 * everything around it. A browser that keeps failed imports (whatwg/html#6768) gets it with the next reload. Never
 * rejects.
 * @param onLost told of each try that failed
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
