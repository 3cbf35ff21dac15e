import { apiMessages } from '@welding/domain/messages';
import type { Staff, StaffRole } from '@welding/domain/staff';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { type ClientAddress, clientAddress } from './client-address.ts';
import { badRequest, forbidden, noSession } from './errors.ts';
import type { Reader } from './readers.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { requireStaff } from './require-staff.ts';
import { readSession, type Session } from './session.ts';
import { withinDeadline } from './within-deadline.ts';

/** What a route answers with; `json` is sent as JSON, nothing when it is missing. */
type Answer = { status: number; json?: unknown; headers?: Readonly<Record<string, string>> };

/** What a route knows of a request besides its parsed input. */
export type RequestContext = {
  /** For limits. */
  readonly address: ClientAddress;
  /** A UUID in lower case. */
  readonly idempotencyKey: string | undefined;
  readonly header: (name: string) => string | undefined;
};

/** A route as the app mounts it: authenticated and parsed before anything of it runs. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** As Express writes it: /api/clients/:email */
  readonly path: string;
  readonly handle: (request: Request, response: Response) => Promise<void>;
};

type Definition<Input, Context> = {
  readonly method: Route['method'];
  readonly path: string;
  /** Answered with 403, before anything is done, to a browser that says another site makes it ask. */
  readonly refusesOtherSites?: boolean;
  readonly read: Reader<Input>;
  readonly answer: (input: Input, context: Context) => Promise<Answer>;
};

/** A route for everyone. `session` is there when the request carries one that holds. */
export function publicRoute<Input>(
  definition: Definition<Input, RequestContext & { readonly session: Session | undefined }>,
): Route {
  return mounted(definition, async (request) => {
    const session = await readSession(request.headers.cookie);
    return { ...requestContext(request), session };
  });
}

/** A route for a signed-in client: 401 without a session, before anything else is read. */
export function clientRoute<Input>(
  definition: Definition<Input, RequestContext & { readonly session: Session }>,
): Route {
  return mounted(definition, async (request) => {
    const session = await readSession(request.headers.cookie);
    if (!session) throw noSession();
    return { ...requestContext(request), session };
  });
}

/**
 * A route for a signed-in client who has confirmed to be the one: 401 without a session, 403 for one that only an e-mail
 * address opened.
 */
export function verifiedRoute<Input>(
  definition: Definition<Input, RequestContext & { readonly session: Session }>,
): Route {
  return mounted(definition, async (request) => {
    const session = await readSession(request.headers.cookie);
    if (!session) throw noSession();
    if (!session.verified) throw forbidden(apiMessages.notVerified);
    return { ...requestContext(request), session };
  });
}

/** A route of the desk, for staff of these roles: 401 without an ID token, 403 for everybody else. */
export function staffRoute<Input>({
  roles,
  ...definition
}: Definition<Input, RequestContext & { readonly staff: Staff }> & {
  readonly roles: readonly StaffRole[];
}): Route {
  return mounted(definition, async (request) => {
    const staff = await withinDeadline(requireStaff(request.get('Authorization'), roles));
    return { ...requestContext(request), staff };
  });
}

function mounted<Input, Context>(
  { method, path, refusesOtherSites = false, read, answer }: Definition<Input, Context>,
  contextOf: (request: Request) => Promise<Context>,
): Route {
  return {
    method,
    path,
    handle: async (request, response) => {
      if (refusesOtherSites) refuseOtherSites(request);
      const context = await contextOf(request);
      const { status, json, headers = {} } = await withinDeadline(answer(await read.from(request), context));
      response.status(status).set(headers);
      if (json === undefined) response.end();
      else response.json(json);
    },
  };
}

const keySchema = z.optional(z.uuid().check(z.toLowerCase()));

function requestContext(request: Request): RequestContext {
  const key = keySchema.safeParse(request.get('Idempotency-Key'));
  if (!key.success) throw badRequest(apiMessages.keyInvalid);
  return {
    address: clientAddress(request),
    idempotencyKey: key.data,
    header: (name) => request.get(name),
  };
}
