import { actorOf, type Staff, type StaffRole } from '@welding/domain/entities/staff';
import type * as z from 'zod/mini';
import type { By } from '#store/create.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { both, json, params, type Reader, withId } from './readers.ts';
import { type Answer, type RequestContext, type Route, staffRoute } from './route.ts';

export const owner = ['owner'] as const;
export const office = ['owner', 'office'] as const;
export const everyone = ['owner', 'office', 'welder'] as const;

/** Who of the staff asks. `once` identifies a repetition of the same request by its Idempotency-Key. */
type AskedBy = By & RequestContext & { readonly staff: Staff };

/** An answer of a desk route with another status, with headers, or that is no JSON. */
export class Reply {
  readonly answer: Partial<Answer>;

  constructor(answer: Partial<Answer>) {
    this.answer = answer;
  }
}

const withoutId: Reader<{ id: string }> = { from: async () => ({ id: '' }) };

type ReaderOf = <Input>(schema: z.ZodMiniType<Input>) => Reader<Input>;

/**
 * Makes the routes below /api/desk of one method. They take the path, who may ask, the schema of the query or body, and the
 * function that answers: its result as JSON, 204 for undefined.
 */
function routesOf(ids: Reader<{ id: string }>, method: Route['method'], status: number, read: ReaderOf) {
  return <Input extends object | undefined>(
    path: string,
    roles: readonly StaffRole[],
    asked: z.ZodMiniType<Input> | Reader<Input>,
    answer: (input: Input, by: AskedBy, id: string) => Promise<unknown>,
  ): Route => {
    const reader = 'from' in asked ? asked : read(asked);
    return staffRoute({
      method,
      path: `/api/desk${path}`,
      roles,
      read: both(path.includes('/:id') ? ids : withoutId, reader),
      answer: async ([{ id }, input], context) => {
        const { staff, idempotencyKey } = context;
        const contents = { id, ...(reader.contents?.(input) ?? input) };
        const once = idempotencyKeyOf(idempotencyKey, `${method} ${path}`, staff.id, contents);
        const told = await answer(input, { ...context, actor: actorOf(staff), once }, id);
        if (told instanceof Reply) return { status, ...told.answer };
        return told === undefined ? { status: 204 } : { status, json: told };
      },
    });
  };
}

/** The desk's routes. @param ids reads the :id of their paths */
export const deskOf = (ids: Reader<{ id: string }>) => ({
  get: routesOf(ids, 'GET', 200, params),
  /** Creates something: 201, once for each Idempotency-Key. */
  post: routesOf(ids, 'POST', 201, json),
  /** A POST that changes something: 200. */
  step: routesOf(ids, 'POST', 200, json),
  patch: routesOf(ids, 'PATCH', 200, json),
  put: routesOf(ids, 'PUT', 200, json),
  delete: routesOf(ids, 'DELETE', 200, params),
});

export const desk = deskOf(withId);
