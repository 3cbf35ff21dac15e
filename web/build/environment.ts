import { type Language, offeredLanguages } from '@welding/domain/values/language';
import * as z from 'zod/mini';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const webConfig = z.looseObject(
  { projectId: z.string('needs a projectId'), apiKey: z.string('needs an apiKey') },
  'must be the Firebase web configuration as JSON',
);

const environmentSchema = z.object({
  VITE_SITE_URL: z._default(url, 'https://lakelinewelding.example'),
  VITE_FIREBASE_CONFIG: z.pipe(z.pipe(z.string('is missing'), z.transform(parseJson)), webConfig),
  VITE_STRIPE_PUBLISHABLE_KEY: z
    .string('is missing')
    .check(z.regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_')),
  VITE_EMULATOR_AUTH: z.optional(url),
  VITE_EMULATOR_FIRESTORE: z.optional(z.string().check(z.regex(/^[^/]+:\d+$/, 'must be host:port'))),
  VITE_STRIPE_JS_URL: z.optional(url),
});

/** The site's build-time environment, checked. */
export type BuildEnvironment = z.infer<typeof environmentSchema>;

/**
 * Reads and checks the environment of a build.
 * @throws Error that names every missing or malformed variable
 */
export function readBuildEnvironment(variables: Record<string, string | undefined>): BuildEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (result.success) {
    return { ...result.data, VITE_SITE_URL: result.data.VITE_SITE_URL.replace(/\/+$/, '') };
  }
  const problems = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new Error(`The site cannot be built: ${problems.join('; ')}`);
}

const names = [
  'VITE_SITE_URL',
  'VITE_FIREBASE_CONFIG',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_EMULATOR_AUTH',
  'VITE_EMULATOR_FIRESTORE',
  'VITE_STRIPE_JS_URL',
] as const;

/** The values of each `import.meta.env.VITE_…`. A missing value becomes undefined, so the build drops its code. */
export function environmentDefines(environment: BuildEnvironment): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`import.meta.env.${name}`, JSON.stringify(environment[name]) ?? 'undefined']),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const known: readonly Language[] = ['en', 'es'];

/**
 * The languages to build and offer, from LANGUAGES (for example `en`); by default the product's own list.
 * @throws Error for an unknown language, or a list without English
 */
export function readOfferedLanguages(variables: Record<string, string | undefined>): readonly Language[] {
  const value = variables['LANGUAGES'];
  if (!value) return offeredLanguages;
  const asked = value.split(',').map((name) => name.trim());
  const found = known.filter((language) => asked.includes(language));
  if (found[0] === 'en' && found.length === asked.length) return found;
  throw new Error(`The site cannot be built: LANGUAGES must name en, and es if it is offered, not ${value}`);
}
