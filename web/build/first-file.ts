type ModuleGraph = {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
};

const icon = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts all that an app needs to start into one file. More files cost time on a weak connection and in the service
 * worker. Late code stays in separate files, except icons that several screens share: such a file would be smaller than
 * its headers.
 */
export function firstFile(id: string, graph: ModuleGraph): 'first' | null {
  if (icon.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1) return 'first';
  return importersOf(id, graph).some((importer) => graph.getModuleInfo(importer)?.isEntry) ? 'first' : null;
}

/**
 * The module and everything that imports it, directly or not. Without `upTo`, only static imports count. With it,
 * dynamic imports count too, and the search stops at modules that match it.
 */
function importersOf(id: string, graph: ModuleGraph, upTo?: RegExp): readonly string[] {
  const found = new Set([id]);
  // A loop over a set also visits items added during the loop.
  for (const importer of found) {
    if (upTo?.test(importer)) continue;
    const module = graph.getModuleInfo(importer);
    for (const next of [...(module?.importers ?? []), ...((upTo && module?.dynamicImporters) || [])])
      found.add(next);
  }
  return [...found];
}

/** Files in order: a module's imports are in the same file or an earlier one. */
export const siteFiles = ['first', 'sign-in', 'shared', 'portal'] as const;

const home = /\/app\/routes\/home\.tsx$/;
const signIn = /\/app\/routes\/dashboard\.tsx$/;
const signedIn = /\/app\/routes\/dashboard\/signed-in-dashboard\.tsx$/;
const page = /\/app\/routes\/([^/]+|dashboard\/signed-in-dashboard)\.tsx$/;
const pageOfClients = /\/(checkout|estimate|invoice|paper-link|signed-in-dashboard)\.tsx$/;

/**
 * Assigns modules to files: one for several pages, one for the portal's sign-in page, one for the portal. Code that the
 * home page shares with a late part goes into the first. The bundler would make forty small files, and each costs time
 * on a slow phone. Code for signing in does not wait for code that only clients use. The bundler places the rest.
 */
export function siteFile(id: string, graph: ModuleGraph): (typeof siteFiles)[number] | null {
  const first = firstFile(id, graph);
  if (first) return first;
  const atOnce = importersOf(id, graph);
  const needsAtOnce = (module: RegExp) => atOnce.some((importer) => module.test(importer));
  const isLoadedByItself = (importer: string) =>
    !home.test(importer) && (graph.getModuleInfo(importer)?.dynamicImporters.length ?? 0) > 0;
  if (needsAtOnce(home) && atOnce.some(isLoadedByItself)) return 'first';
  if (needsAtOnce(signIn)) return signIn.test(id) ? null : 'sign-in';
  if (!needsAtOnce(signedIn) || signedIn.test(id)) return null;
  const isForAll = (importer: string) =>
    page.test(importer) ? !pageOfClients.test(importer) : graph.getModuleInfo(importer)?.isEntry;
  return importersOf(id, graph, page).some(isForAll) ? 'shared' : 'portal';
}
