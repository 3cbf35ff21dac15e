import * as z from 'zod';
import { neededIndex } from '../../../tests/support/firestore-indexes.ts';

const fieldFilterSchema = z.object({
  field: z.object({ fieldPath: z.string() }),
  op: z.string(),
});
const filterSchema = z.union([
  z.object({ fieldFilter: fieldFilterSchema }).transform(({ fieldFilter }) => [fieldFilter]),
  z
    .object({
      compositeFilter: z.object({ filters: z.array(z.object({ fieldFilter: fieldFilterSchema })) }),
    })
    .transform(({ compositeFilter }) => compositeFilter.filters.map(({ fieldFilter }) => fieldFilter)),
]);

/** A query as Firestore's REST interface writes it; a limit is a number there and an object in gRPC. */
const structuredQuerySchema = z.object({
  from: z.tuple([z.object({ collectionId: z.string() })]),
  where: z.nullish(filterSchema).transform((filters) => filters ?? []),
  orderBy: z
    .nullish(z.array(z.object({ field: z.object({ fieldPath: z.string() }), direction: z.string() })))
    .transform((orders) => orders ?? []),
  limit: z
    .nullish(z.union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)]))
    .transform((limit) => limit ?? undefined),
});

const operators: Readonly<Record<string, string>> = {
  EQUAL: '=',
  IN: 'in',
  ARRAY_CONTAINS: 'contains',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};
const documentName = '__name__';

/** A query without its values in words, and what a query has to have and this one has not. */
export function describeQuery(
  query: unknown,
  indexes: readonly string[],
): { readonly words: string; readonly lacks: readonly string[] } {
  const { from, where, orderBy, limit } = structuredQuerySchema.parse(query);
  const collection = from[0].collectionId;
  const compared = where.map(({ field, op }) => `${field.fieldPath} ${operators[op] ?? op}`);
  const [order] = orderBy
    .filter(({ field }) => field.fieldPath !== documentName)
    .map(({ field, direction }) => ({
      field: field.fieldPath,
      direction: direction === 'DESCENDING' ? ('desc' as const) : ('asc' as const),
    }));
  const comparedBy = (...ops: string[]) =>
    where
      .filter(({ field, op }) => ops.includes(op) && field.fieldPath !== documentName)
      .map(({ field }) => field.fieldPath);
  const [contains] = comparedBy('ARRAY_CONTAINS');
  const index = neededIndex({
    collection,
    equal: comparedBy('EQUAL', 'IN'),
    ...(contains && { contains }),
    ...(order && { order }),
  });
  return {
    words: [
      collection,
      ...(compared.length > 0 ? [`where ${compared.join(' and ')}`] : []),
      ...(order ? [`by ${order.field} ${order.direction}`] : []),
      limit === undefined ? 'without a limit' : `at most ${limit}`,
    ].join(' '),
    lacks: [
      ...(limit === undefined ? ['no limit'] : []),
      ...(index !== undefined && !indexes.includes(index) ? [`no index ${index}`] : []),
    ],
  };
}
