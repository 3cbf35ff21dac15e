import { firstFile, importersOf, type ModuleGraph } from './first-file.ts';

/** Modules are assigned in this order: the imports of a file are in the same file or in an earlier one. */
export const siteFiles = ['first', 'sign-in', 'shared', 'portal'] as const;

const home = /\/app\/routes\/home\.tsx$/;
const signIn = /\/app\/routes\/dashboard\.tsx$/;
const signedIn = /\/app\/routes\/dashboard\/signed-in-dashboard\.tsx$/;
const page = /\/app\/routes\/([^/]+|dashboard\/signed-in-dashboard)\.tsx$/;
const pageOfClients = /\/(checkout|estimate|invoice|paper-link|signed-in-dashboard)\.tsx$/;

/**
 * The file of code that several pages, the portal's sign-in page and the portal start with. The bundler would make
 * forty small files, and each costs a slow phone time. Code needed before signing in does not wait for code that only
 * clients use. The bundler places the rest.
 */
export function siteFile(id: string, graph: ModuleGraph): (typeof siteFiles)[number] | null {
  const first = firstFile(id, graph);
  if (first) return first;
  const atOnce = importersOf(id, graph);
  const needsAtOnce = (module: RegExp) => atOnce.some((importer) => module.test(importer));
  if (needsAtOnce(home) && atOnce.filter((importer) => page.test(importer)).length > 1) return 'first';
  if (needsAtOnce(signIn)) return signIn.test(id) ? null : 'sign-in';
  if (!needsAtOnce(signedIn) || signedIn.test(id)) return null;
  const isForAll = (importer: string) =>
    page.test(importer) ? !pageOfClients.test(importer) : graph.getModuleInfo(importer)?.isEntry;
  return importersOf(id, graph, page).some(isForAll) ? 'shared' : 'portal';
}
