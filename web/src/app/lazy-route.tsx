import { type ComponentType, lazy, useState } from 'react';

export type LazyRoute = {
  Page: ComponentType;
  /** Fetches the page's code ahead, so that its first render waits for nothing. @throws what the import throws */
  preload: () => Promise<void>;
};

/** A page whose code is fetched when it is first shown. */
export function lazyRoute(load: () => Promise<{ Component: ComponentType }>): LazyRoute {
  let preloaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load()).Component }));
  return {
    Page: function Page() {
      const [Component] = useState<ComponentType>(() => preloaded ?? Lazy);
      return <Component />;
    },
    preload: async () => {
      preloaded = (await load()).Component;
    },
  };
}
