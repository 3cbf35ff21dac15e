import type { ListQuery, Value } from '#shared/live-lists/list-query.ts';
import type { DeclaredList, deskQueries } from './desk-queries.ts';

type OneOf<Fields extends string> = Fields extends `${infer One}|${infer Rest}` ? One | OneOf<Rest> : Fields;

type Compared<Declared> = Declared extends `${infer Field} ${infer Operator}`
  ? readonly [
      field: OneOf<Field>,
      operator: Operator,
      value: Operator extends 'in' ? readonly Value[] : Value,
    ]
  : never;

type Asked<Declared> = Declared extends DeclaredList
  ? { readonly collection: Declared['collection']; readonly id?: never } & (Declared extends {
      readonly where: infer Where;
    }
      ? { readonly where: { readonly [Index in keyof Where]: Compared<Where[Index]> } }
      : { readonly where?: never }) &
      (Declared extends { readonly order: infer Order }
        ? { readonly order: Order }
        : { readonly order?: never })
  : never;

/** A declared list, or one document by id. */
export type DeskQuery<Item> = Pick<ListQuery<Item>, 'schema' | 'limit' | 'apart'> &
  (
    | Asked<(typeof deskQueries)[number]>
    | { readonly collection: string; readonly id: string; readonly where?: never; readonly order?: never }
  );
