import { type ComponentType, lazy, useState } from 'react';

export type LazyPage<Props> = {
  Page: ComponentType<Props>;
  /** Fetches the page's code ahead, so that its first render waits for nothing. @throws what the import throws */
  preload: () => Promise<void>;
};

/** A page, or most of one, whose code is fetched when it is first shown. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ Component: ComponentType<Props> }>,
): LazyPage<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: (await load()).Component }));
  return {
    Page: function Page(props: Props) {
      const [Component] = useState<ComponentType<Props>>(() => preloaded ?? Lazy);
      return <Component {...props} />;
    },
    preload: async () => {
      preloaded = (await load()).Component;
    },
  };
}
