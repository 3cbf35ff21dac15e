import type { Actor } from '@welding/domain/entities/audit-entry';
import type { ContactRole } from '@welding/domain/entities/client';
import { actorOf, type StaffRole } from '@welding/domain/entities/staff';
import type * as z from 'zod/mini';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { idempotencyKeyOf } from '#store/idempotency.ts';
import { both, json, params, type Reader, withId } from './readers.ts';
import {
  type ClientContext,
  clientRoute,
  type Definition,
  type PublicContext,
  publicRoute,
  type RequestContext,
  type Route,
  type RouteResponse,
  type StaffContext,
  staffRoute,
  verifiedRoute,
} from './route.ts';

/** A response with another status, with headers, or without JSON. */
export class Reply {
  readonly response: Partial<RouteResponse>;

  constructor(response: Partial<RouteResponse>) {
    this.response = response;
  }
}

const withoutId: Reader<{ id: string }> = { from: async () => ({ id: '' }) };

type ReaderOf = <Input>(schema: z.ZodMiniType<Input>) => Reader<Input>;

/**
 * Functions that make routes, one for each HTTP method. Each takes the path, the permitted callers, the schema of the query
 * or body, and `act`. The result of `act` is sent as JSON, 204 for undefined. `once` identifies a request repeated with the
 * same Idempotency-Key.
 * @param at the prefix of all paths
 * @param route makes a route for the permitted callers
 * @param sender separates the keys of different senders
 * @param ids reads the :id of the paths
 */
function verbsOf<Who, By extends RequestContext>({
  at,
  route,
  sender,
  ids = withId,
}: {
  readonly at: string;
  readonly route: <Input>(definition: Definition<Input, By>, who: Who) => Route;
  readonly sender: (by: By) => string;
  readonly ids?: Reader<{ id: string }>;
}) {
  const verb = (method: Route['method'], status: number, read: ReaderOf) => {
    return <Input extends object | undefined>(
      path: string,
      who: Who,
      asked: z.ZodMiniType<Input> | Reader<Input>,
      act: (
        input: Input,
        by: By & { readonly once: IdempotencyKey | undefined },
        id: string,
      ) => Promise<unknown>,
    ): Route => {
      const reader = 'from' in asked ? asked : read(asked);
      const definition: Definition<[{ id: string }, Input], By> = {
        method,
        path: `${at}${path}`,
        read: both(path.includes('/:id') ? ids : withoutId, reader),
        respond: async ([{ id }, input], by) => {
          const contents = { id, ...(reader.contents?.(input) ?? input) };
          const once = idempotencyKeyOf(by.idempotencyKey, `${method} ${path}`, sender(by), contents);
          const result = await act(input, { ...by, once }, id);
          if (result instanceof Reply) return { status, ...result.response };
          return result === undefined ? { status: 204 } : { status, json: result };
        },
      };
      return route(definition, who);
    };
  };
  return {
    get: verb('GET', 200, params),
    /** Creates something: 201, once for each Idempotency-Key. */
    post: verb('POST', 201, json),
    /** A POST that changes something: 200. */
    step: verb('POST', 200, json),
    patch: verb('PATCH', 200, json),
    put: verb('PUT', 200, json),
    delete: verb('DELETE', 200, params),
  };
}

export { everyone, office, owner } from '@welding/domain/contracts/contract';

/** The desk's routes, for staff with these roles. @param ids reads the :id of their paths */
export const deskOf = (ids: Reader<{ id: string }>) =>
  verbsOf<readonly StaffRole[], StaffContext & { readonly actor: Actor }>({
    at: '/api/desk',
    ids,
    route: (definition, roles) =>
      staffRoute({
        ...definition,
        roles,
        respond: (input, by) => definition.respond(input, { ...by, actor: actorOf(by.staff) }),
      }),
    sender: ({ staff }) => staff.id,
  });

export const desk = deskOf(withId);

/** The contacts' roles that may call a route besides the client itself. */
type ClientSide = readonly ContactRole[] | 'all';
export const clientOnly = [] as const;

const ofClient = { at: '/api', sender: ({ session }: ClientContext) => session.clientId };

/** The routes for verified clients. @param refusal replaces the usual text for others */
export const portalOf = (refusal?: () => string) =>
  verbsOf<ClientSide, ClientContext>({
    ...ofClient,
    route: (definition, contacts) => verifiedRoute({ ...definition, contacts, refusal }),
  });

export const portal = portalOf();

/** The routes for clients who may be known by their email alone. */
export const knownClient = verbsOf<ClientSide, ClientContext>({
  ...ofClient,
  route: (definition, contacts) => clientRoute({ ...definition, contacts }),
});

export const anywhere = { refusesOtherSites: false } as const;
/** Refuses requests that another site makes a visitor's browser send. */
export const sameSiteOnly = { refusesOtherSites: true } as const;

/** The routes for everyone. */
export const site = verbsOf<typeof anywhere | typeof sameSiteOnly, PublicContext>({
  at: '/api',
  sender: () => 'anyone',
  route: (definition, from) => publicRoute({ ...definition, ...from }),
});
