import { build } from 'esbuild';

/** A script for a page of the local stack: what `entry` and its imports make, bundled when it is first asked for. */
export function bundledOnce(entry: string): () => Promise<string> {
  let bundle: Promise<string> | undefined;
  const make = async () => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text).join('\n');
  };
  return () => {
    bundle ??= make();
    return bundle;
  };
}
