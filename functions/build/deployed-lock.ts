import * as z from 'zod';

const packageSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });
type Locked = z.infer<typeof packageSchema>;

type DeployedManifest = { readonly name: string; readonly dependencies: Readonly<Record<string, string>> };

/**
 * The lock file of the deployed folder: the packages of the repository's lock file that its dependencies need, and no others.
 * Without it each deployment would install whatever is newest below the two packages that are named.
 * @param lock the contents of the repository's package-lock.json
 * @throws Error if a needed package is not in it, or two versions would share a place
 */
export function deployedLock(manifest: DeployedManifest, lock: unknown): object {
  const { packages } = lockSchema.parse(lock);
  const kept = new Map<string, Locked>();
  const waiting = Object.keys(manifest.dependencies).map((name) => ({
    name,
    from: 'functions',
    needed: true,
  }));
  for (const { name, from, needed } of waiting) {
    const place = placeOf(name, from, packages);
    const found = place === undefined ? undefined : packages[place];
    if (place === undefined || !found) {
      if (needed) throw new Error(`${name}, needed by ${from}, is not in package-lock.json`);
      continue;
    }
    const deployedPlace = place.replace(/^functions\//, '');
    const before = kept.get(deployedPlace);
    if (before === found) continue;
    if (before) throw new Error(`Two versions of ${name} would be at ${deployedPlace}`);
    kept.set(deployedPlace, found);
    for (const each of namesIn(found.dependencies)) waiting.push({ name: each, from: place, needed: true });
    const peers = namesIn(found.peerDependencies).filter(
      (each) => !found.peerDependenciesMeta?.[each]?.optional,
    );
    for (const each of [...namesIn(found.optionalDependencies), ...peers]) {
      waiting.push({ name: each, from: place, needed: false });
    }
  }
  const sorted = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(sorted) },
  };
}

const namesIn = (dependencies: Readonly<Record<string, string>> = {}) => Object.keys(dependencies);

/** Where Node finds a package from another's place: there, or in a folder further up. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | undefined {
  let folder = from;
  while (true) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}
