import { firstFile, importersOf, type ModuleGraph } from './first-file.ts';

/** In the order in which modules are given to them: what a file imports stands in itself or in one before it. */
export const siteFiles = ['first', 'sign-in', 'shared', 'portal'] as const;

const home = /\/app\/routes\/home\.tsx$/;
const signIn = /\/app\/routes\/dashboard\.tsx$/;
const signedIn = /\/app\/routes\/dashboard\/signed-in-dashboard\.tsx$/;
/** What is opened by itself: its code comes then. */
const page = /\/app\/routes\/([^/]+|dashboard\/signed-in-dashboard)\.tsx$/;
const pageOfClients = /\/(checkout|estimate|invoice|paper-link|signed-in-dashboard)\.tsx$/;

/**
 * The file of what several pages, the portal's sign-in page and the portal begin with. The bundler's own would be forty, most of
 * them small, and each costs a slow phone a tenth of a page without any. What is needed before anybody has signed in
 * does not wait for what only clients see. All else is where the bundler puts it.
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
