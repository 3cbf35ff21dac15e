import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Static imports as bundles write them: `import … from "./x.js"`. `import("./x.js")` loads later, if at all. */
const staticImport = /(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
const scriptOfPage =
  /<script\b[^>]*\bsrc="(\/[^"]+\.js)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="(\/[^"]+\.js)"/g;

/** Scripts that a page loads only for a client who stays signed in. */
const onlyForKeptSession = /<template id="kept-session">.*?<\/template>/gs;

/** The scripts that a built page loads for all visitors, as paths in the built site. */
export async function scriptsOfPage(site: string, page: string): Promise<string[]> {
  const html = (await readFile(join(site, page), 'utf8')).replace(onlyForKeptSession, '');
  return [...html.matchAll(scriptOfPage)].map(([, script, preloaded]) => script ?? preloaded ?? '');
}

/**
 * The desk's scripts on any screen, and the files of the parts named in `parts`.
 * @param desk the folder of the desk in one language
 */
export async function scriptsOfDesk(
  site: string,
  parts: readonly string[],
  desk = 'desk',
): Promise<string[]> {
  const later = ['desk-firebase', 'watch-desk-query', ...parts];
  return [
    ...(await scriptsOfPage(site, `${desk}/desk.html`)),
    ...(await Promise.all(later.map((name) => builtFile(site, `${desk}/assets`, name)))),
  ];
}

/** The built file of a module that loads separately. @throws Error for none or several */
export async function builtFile(site: string, folder: string, name: string): Promise<string> {
  const found = (await readdir(join(site, folder))).filter((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  );
  if (found.length !== 1) throw new Error(`${folder} has ${found.length} files of ${name}`);
  return posix.join('/', folder, found[0] ?? '');
}

/** Scripts of the built site with all their static imports: contents by path. */
export async function withImports(site: string, scripts: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const seen = new Set(scripts);
  for (const script of seen) {
    const code = await readFile(join(site, script));
    found.set(script, code);
    for (const [, imported = ''] of code.toString().matchAll(staticImport))
      seen.add(posix.join(posix.dirname(script), imported));
  }
  return found;
}

/** The total size of scripts, each compressed by itself, as Hosting sends it. @returns bytes of gzip */
export async function weighBuilt(site: string, scripts: readonly string[]): Promise<number> {
  const files = await withImports(site, scripts);
  return [...files.values()].reduce((sum, code) => sum + gzipSync(code).byteLength, 0);
}
