import { readSitePath } from '@welding/domain/paths';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/load-moments.ts';
import { Layout } from './chrome/layout.tsx';
import { type AppRoute, navigation, notFoundRoute, routeAt, routeTable } from './route-table.ts';

/** The canonical path, if search engines may list the page. */
export type PageProps = { path?: string };

type RouteModule = {
  Component: ComponentType<PageProps>;
  /** Resolves when the whole page can be shown. A rejection is ignored. */
  ready?: Promise<void>;
};

const modules = import.meta.glob<RouteModule>('./routes/*.tsx');
const pages = new Map([...routeTable, notFoundRoute].map(({ module }) => [module, pageOf(module)]));
/** Every device with a service worker has the code of these pages. Only clients' devices have that of papers. */
const nextPages = navigation.flatMap(({ module }) => pages.get(module) ?? []);

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
 * Fetches the code of the page at `pathname`. Must finish before hydration: React discards prerendered HTML if something around
 * it changes while its code loads.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get((routeAt(readSitePath(pathname).path) ?? notFoundRoute).module)?.preload();
}

function Page({ module, ...props }: PageProps & { module: AppRoute['module'] }) {
  const Lazy = pages.get(module);
  return Lazy && <Lazy {...props} />;
}

/** @throws Error for a missing module, which stops the build */
function pageOf(module: AppRoute['module']) {
  const load = modules[module];
  if (!load) throw new Error(`${module} of the route table does not exist`);
  return lazyPart(async () => {
    const { Component, ready } = await load();
    await ready;
    return Component;
  });
}
