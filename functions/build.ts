import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { deployedLock } from './build/deployed-lock.ts';
import { eventsWithoutDocuments, leaveOut } from './build/left-out.ts';
import { moduleBanner } from './build/module-banner.ts';
import { typefacesBesideBundle } from './build/typefaces-beside-bundle.ts';
import manifest from './package.json' with { type: 'json' };

const { values } = parseArgs({ options: { out: { type: 'string', default: 'functions/dist' } } });
const out = resolve(values.out);
// Empty means all languages. The web's build refuses unknown ones (web/build/environment.ts).
const languages = (process.env['LANGUAGES'] || undefined)?.split(',').map((name) => name.trim());

// A chunk's name contains a hash of its contents, so chunks of an earlier build would remain.
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  entryPoints: [resolve(import.meta.dirname, 'src/index.ts')],
  outdir: out,
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  banner: { js: moduleBanner },
  logLevel: 'warning',
  loader: { '.ttf': 'file' },
  define: languages ? { __OFFERED_LANGUAGES__: JSON.stringify(languages) } : {},
  plugins: [typefacesBesideBundle, leaveOut, eventsWithoutDocuments],
});
const lock: unknown = JSON.parse(
  await readFile(resolve(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
);
await writeJson('package.json', deployedManifest());
await writeJson('package-lock.json', deployedLock(deployedManifest(), lock));

async function writeJson(name: string, contents: object): Promise<void> {
  await writeFile(resolve(out, name), `${JSON.stringify(contents, null, 2)}\n`);
}

/** The deployed folder's package.json, with only the fields that the Firebase CLI and runtime read. */
function deployedManifest() {
  const { 'firebase-admin': admin, 'firebase-functions': functions } = manifest.dependencies;
  return {
    name: 'mobile-welding-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { 'firebase-admin': admin, 'firebase-functions': functions },
  };
}
