export type ModuleGraph = {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
};

const icon = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts all that an app needs to start into one file. Each further file would cost time on a weak connection and from
 * the service worker. Later code stays in files of its own, except an icon that several screens use: its file would
 * be smaller than its headers.
 */
export function firstFile(id: string, graph: ModuleGraph): 'first' | null {
  if (icon.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1) return 'first';
  return importersOf(id, graph).some((importer) => graph.getModuleInfo(importer)?.isEntry) ? 'first' : null;
}

/**
 * The module itself and all that import it, directly or not. Without `upTo` those alone that need it at once; with it, those that
 * import it later, too, up to modules of that name.
 */
export function importersOf(id: string, graph: ModuleGraph, upTo?: RegExp): readonly string[] {
  const found = new Set([id]);
  // A set goes on with what is added to it meanwhile.
  for (const importer of found) {
    if (upTo?.test(importer)) continue;
    const module = graph.getModuleInfo(importer);
    for (const next of [...(module?.importers ?? []), ...((upTo && module?.dynamicImporters) || [])])
      found.add(next);
  }
  return [...found];
}
