/** What rolldown tells of a module while it decides which file the module comes into. */
type ModuleGraph = {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

const icon = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Puts all that an app cannot start without into one file, which changes with every release: each further file would be
 * waited for, on a weak connection and from the service worker. What is imported later stays in files of its own,
 * but for an icon of several screens, which would be a file smaller than the headers it is sent with.
 */
export function firstFile(id: string, graph: ModuleGraph): string | null {
  if (icon.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1) return 'first';
  const importers = new Set([id]);
  // A set goes on with what is added to it meanwhile.
  for (const importer of importers) {
    const module = graph.getModuleInfo(importer);
    if (module?.isEntry) return 'first';
    for (const next of module?.importers ?? []) importers.add(next);
  }
  return null;
}
