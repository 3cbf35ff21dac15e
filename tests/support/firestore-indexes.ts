import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { QueryShape } from '../../functions/src/store/query.ts';
import { projectRoot } from '../../local/stack/project-root.ts';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.union([
          z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
          z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
        ]),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean(),
      indexes: z.array(z.unknown()),
    }),
  ),
});

type DeclaredIndexes = {
  /** Each in the format of `neededIndex`. */
  readonly indexes: readonly string[];
  readonly fieldOverrides: z.infer<typeof indexesSchema>['fieldOverrides'];
};

export async function declaredIndexes(): Promise<DeclaredIndexes> {
  const file = await readFile(join(projectRoot, 'firestore.indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = indexesSchema.parse(JSON.parse(file));
  const inWords = indexes.map(({ collectionGroup, fields }) => {
    const sorted = fields.map((field) => {
      if ('arrayConfig' in field) return `${field.fieldPath} contains`;
      return `${field.fieldPath} ${field.order === 'ASCENDING' ? 'asc' : 'desc'}`;
    });
    return `${collectionGroup}: ${sorted.join(', ')}`;
  });
  return { indexes: inWords, fieldOverrides };
}

/** The index that Firestore needs; undefined when its automatic single-field indexes are enough. */
export function neededIndex({ collection, equal, contains, oneOf, order }: QueryShape): string | undefined {
  const compared = [...equal, ...(contains ? [contains] : []), ...(oneOf ? [oneOf.field] : [])];
  if (!order || compared.length === 0 || compared.includes(order.field)) return undefined;
  const inWords = compared.map((field) => `${field} ${field === contains ? 'contains' : 'asc'}`);
  const sorted = [...inWords, `${order.field} ${order.direction}`];
  return `${collection}: ${sorted.join(', ')}`;
}
