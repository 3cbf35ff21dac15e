import { readSitePath } from '@welding/domain/paths';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/use-preload.ts';
import { Layout } from './chrome/layout.tsx';
import { type AppRoute, navigation, notFoundRoute, routeAt, routeTable } from './route-table.ts';

/** The canonical path, when search engines may list the page. */
export type PageProps = { path?: string };

type RouteModule = {
  Component: ComponentType<PageProps>;
  /** Resolves when the page can be shown whole; what it waits for may fail without harm. */
  ready?: Promise<void>;
};

const modules = import.meta.glob<RouteModule>('./routes/*.tsx');
const pages = new Map([...routeTable, notFoundRoute].map(({ module }) => [module, pageOf(module)]));
/** Their code is on every device that has the worker; that of a client's papers only on a client's. */
const nextPages = navigation.flatMap(({ module }) => pages.get(module) ?? []);

/** Every page of the app. */
export function AppRoutes() {
  usePreload(nextPages);
  return (
    <Routes>
      <Route element={<Layout />}>
        {routeTable.map(({ path, parameter, module, listed }) => (
          <Route
            key={path}
            path={parameter ? `${path}/${parameter}` : path}
            element={<Page module={module} {...(listed && { path })} />}
          />
        ))}
        <Route path="*" element={<Page module={notFoundRoute.module} />} />
      </Route>
    </Routes>
  );
}

/**
 * Fetches the code of the page at `pathname`, an address of this language. Before hydration: React throws prerendered HTML away when something
 * around it changes while its code is still on the way.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get((routeAt(readSitePath(pathname).path) ?? notFoundRoute).module)?.preload();
}

function Page({ module, ...props }: PageProps & { module: AppRoute['module'] }) {
  const Lazy = pages.get(module);
  return Lazy && <Lazy {...props} />;
}

/** @throws Error for a route whose module does not exist, which stops the build */
function pageOf(module: AppRoute['module']) {
  const load = modules[module];
  if (!load) throw new Error(`${module} of the route table does not exist`);
  return lazyPart(async () => {
    const { Component, ready } = await load();
    await ready;
    return Component;
  });
}
