import { deskApiScope } from '@welding/domain/api-paths';
import { type Contract, methodOf, nothing } from '@welding/domain/contracts/contract';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { actorOf } from '@welding/domain/entities/staff';
import type * as z from 'zod/mini';
import { config } from '#config.ts';
import { type IdempotencyKey, idempotencyKeyOf } from '#store/idempotency.ts';
import { both, json, params, type Reader, withId } from './readers.ts';
import { Reply } from './resource-routes.ts';
import { type Route, type StaffContext, staffRoute } from './route.ts';

/** The caller of a route by its scope. `once` identifies a request repeated with the same Idempotency-Key. */
export type Caller = {
  readonly desk: StaffContext & { readonly actor: Actor; readonly once: IdempotencyKey | undefined };
};

/** What a route does: the result is sent as JSON, 204 for undefined. */
type Act<Of extends Contract> = (
  asked: z.output<Of['body']>,
  by: Caller[Of['scope']],
  id: string,
) => Promise<z.output<Of['answer']> | Reply>;

type Reading<Of extends Contract> = {
  /** Reads the body in another way than as JSON of the contract's schema. */
  readonly body?: Reader<z.output<Of['body']>>;
  /** Reads the :id of the path. */
  readonly id?: Reader<{ id: string }>;
};

/** The route of a contract. */
export function route<Of extends Contract>(contract: Of, act: Act<Of>, reading?: Reading<Of>): Route;
export function route(
  contract: Contract,
  act: (asked: unknown, by: Caller['desk'], id: string) => Promise<unknown>,
  { body = readerOf(contract), id: ids = withId }: Reading<Contract> = {},
): Route {
  const { path, verb, callers } = contract;
  const method = methodOf(contract);
  const name = `${method} ${path.slice(deskApiScope.length)}`;
  return staffRoute<[{ id: string }, unknown]>({
    method,
    path,
    roles: callers,
    read: both(path.includes('/:id') ? ids : withoutId, body),
    respond: async ([{ id }, asked], by) => {
      const contents = { id, ...(body.contents?.(asked) ?? (typeof asked === 'object' ? asked : {})) };
      const once = idempotencyKeyOf(by.idempotencyKey, name, by.staff.id, contents);
      const result = await act(asked, { ...by, actor: actorOf(by.staff), once }, id);
      const status = verb === 'CREATE' ? 201 : 200;
      const response = result instanceof Reply ? { status, ...result.response } : { status, json: result };
      if (config().FUNCTIONS_EMULATOR) checkAnswer(contract, response.json);
      return response.json === undefined && !(result instanceof Reply) ? { status: 204 } : response;
    },
  });
}

const withoutId: Reader<{ id: string }> = { from: async () => ({ id: '' }) };

function readerOf({ verb, body }: Contract): Reader<unknown> {
  if (body === nothing) return { from: async () => undefined };
  return verb === 'GET' || verb === 'DELETE' ? params(body) : json(body);
}

/** In local stacks an answer that breaks its contract fails here instead of in a browser. */
function checkAnswer({ path, answer }: Contract, result: unknown): void {
  const { error } = answer.safeParse(result === undefined ? undefined : JSON.parse(JSON.stringify(result)));
  if (error) throw new Error(`The answer of ${path} breaks its contract: ${error.message}`);
}
