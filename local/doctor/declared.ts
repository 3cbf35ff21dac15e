import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { projectRoot } from '../stack/project-root.ts';

const endpointSchema = z.object({
  availableMemoryMb: z.number(),
  maxInstances: z.number(),
  region: z.array(z.string()),
  httpsTrigger: z.object({ invoker: z.array(z.string()).optional() }).optional(),
  eventTrigger: z.object({ eventType: z.string() }).optional(),
  scheduleTrigger: z.object({ schedule: z.string(), timeZone: z.string() }).optional(),
});

export type DeclaredFunction = z.infer<typeof endpointSchema> & { readonly name: string };

/** The functions as the Firebase CLI finds them for a deployment. */
export async function declaredFunctions(): Promise<DeclaredFunction[]> {
  // Without it the functions ask for their secrets when they load.
  process.env['FUNCTIONS_CONTROL_API'] = 'true';
  const exported: Record<string, unknown> = await import('../../functions/src/index.ts');
  return Object.entries(exported).map(([name, declared]) => {
    const endpoint = typeof declared === 'function' && '__endpoint' in declared && declared.__endpoint;
    return { name, ...endpointSchema.parse(endpoint) };
  });
}

const fieldSchema = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});
const indexesSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), fields: z.array(fieldSchema) })),
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean() })),
});

/** An index in words, so that two can be compared. The database adds `__name__` to each. */
export function indexInWords(collection: string, fields: readonly z.infer<typeof fieldSchema>[]): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`);
  return `${collection}: ${parts.join(', ')}`;
}

export async function declaredDatabase() {
  const file = await readFile(join(projectRoot, 'firestore.indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = indexesSchema.parse(JSON.parse(file));
  return {
    indexes: indexes.map(({ collectionGroup, fields }) => indexInWords(collectionGroup, fields)),
    expiring: fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup),
  };
}

export const indexFieldSchema = fieldSchema;

/** The settings of a file, empty if it is missing. */
export async function settingsIn(...path: readonly string[]): Promise<Record<string, string | undefined>> {
  return parseEnv(await readFile(join(projectRoot, ...path), 'utf8').catch(() => ''));
}
