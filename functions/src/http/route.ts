import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { shownClientHeader } from '@welding/domain/api-paths';
import { type ContactRole, hasRole } from '@welding/domain/entities/client';
import { type Staff, type StaffRole, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { opensPortal } from '#opens-portal.ts';
import { badRequest, contactMayNot, forbidden, noSession, notVerified } from '#refusal.ts';
import { confirmSession, type Session } from '#sign-in/sessions.ts';
import { staffOfIdToken } from '#staff/staff-accounts.ts';
import { type ClientIp, clientIp } from './client-ip.ts';
import { otherSite } from './errors.ts';
import type { Reader } from './readers.ts';
import { readSession, requirePageClient } from './session.ts';
import { deadline } from './within-deadline.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The staff member of the request's ID token.
 * @throws Refusal 401 without a valid token, 403 for an account that is not staff, is closed, or lacks the `roles`
 */
async function requireStaff(
  authorization: string | undefined,
  roles: readonly Staff['role'][],
): Promise<Staff> {
  const [, idToken] = bearer.exec(authorization ?? '') ?? [];
  const person = idToken ? await staffOfIdToken(idToken) : undefined;
  if (person === undefined) throw noSession();
  if (person === null) throw forbidden(staffMessages.notStaff, errorCodes.notStaff);
  if (!person.active) throw forbidden(staffMessages.closed, errorCodes.accountClosed);
  if (!roles.includes(person.role)) throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
  return person;
}

/**
 * A route's response: `json`, `file` or a `stream`, or an empty body. A stream that fails midway closes the connection, so
 * that the reader does not take a part for the whole.
 */
export type RouteResponse = {
  status: number;
  json?: unknown;
  file?: Buffer;
  stream?: AsyncIterable<string | Uint8Array>;
  headers?: Readonly<Record<string, string>>;
};

export type RequestContext = {
  readonly ip: ClientIp;
  readonly idempotencyKey: string | undefined;
  readonly header: (name: string) => string | undefined;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The names of its input in the query. */
  readonly inUrl?: readonly string[];
  readonly handle: (request: Request, response: Response) => Promise<void>;
};

export type Definition<Input, Context> = {
  readonly method: Route['method'];
  readonly path: string;
  /** Refuses a request with 403 when the browser says that another site sends it. */
  readonly refusesOtherSites?: boolean;
  readonly read: Reader<Input>;
  readonly respond: (input: Input, context: Context) => Promise<RouteResponse>;
};

/** `claimedSession` only has our signature: call `confirmSession` before acting in its name. */
export type PublicContext = RequestContext & { readonly claimedSession: Session | undefined };

export function publicRoute<Input>({ read, respond, ...place }: Definition<Input, PublicContext>): Route {
  return mounted({ ...place, read }, async (request) => {
    const claimedSession = await readSession(request.headers.cookie);
    const context = { ...requestContext(request), claimedSession };
    const { within, untimed } = deadline(request);
    const input = await untimed(read.from(request));
    return await within(respond(input, context));
  });
}

export type ClientContext = RequestContext & {
  readonly session: Session;
  /** A contact's roles; undefined for the client itself. */
  readonly roles: readonly ContactRole[] | undefined;
};
type ClientDefinition<Input> = Definition<Input, ClientContext> & {
  /** A contact needs one of these roles. By default only the client itself may call the route. */
  readonly contacts?: readonly ContactRole[] | 'all';
};

/**
 * A route for a signed-in client: 401 without a valid session, 409 from a page that shows another client, 403 for a contact
 * without one of the roles.
 */
export function clientRoute<Input>({
  read,
  respond,
  contacts = [],
  ...place
}: ClientDefinition<Input>): Route {
  return mounted({ ...place, read }, async (request) => {
    const session = await readSession(request.headers.cookie);
    if (!session || !opensPortal(session)) throw noSession();
    const { within, untimed } = deadline(request);
    const held = await within(confirmSession(session));
    if (!held) throw noSession();
    const context = { ...requestContext(request), session, roles: held.roles };
    requirePageClient(context.header(shownClientHeader), session);
    if (contacts !== 'all' && !hasRole(held.roles, contacts)) throw contactMayNot();
    const input = await untimed(read.from(request));
    return await within(respond(input, context));
  });
}

/**
 * A route for a verified client: like `clientRoute`, and 403 for a session that only an email address opened.
 * @param refusal replaces the usual text of the 403
 */
export function verifiedRoute<Input>({
  refusal,
  respond,
  ...definition
}: ClientDefinition<Input> & { readonly refusal?: (() => string) | undefined }): Route {
  return clientRoute({
    ...definition,
    respond: async (input, context) => {
      if (!context.session.verified) throw notVerified(refusal?.());
      return await respond(input, context);
    },
  });
}

export type StaffContext = RequestContext & { readonly staff: Staff };

/** A route for staff with these roles: 401 without an ID token, 403 for everyone else. */
export function staffRoute<Input>({
  roles,
  read,
  respond,
  ...place
}: Definition<Input, StaffContext> & {
  readonly roles: readonly StaffRole[];
}): Route {
  return mounted({ ...place, read }, async (request) => {
    const { within, untimed } = deadline(request);
    const staff = await within(requireStaff(request.get('Authorization'), roles));
    const context = { ...requestContext(request), staff };
    const input = await untimed(read.from(request));
    return await within(respond(input, context));
  });
}

type Place = Pick<Definition<unknown, unknown>, 'method' | 'path' | 'refusesOtherSites'> & {
  readonly read: Pick<Reader<unknown>, 'inUrl'>;
};

function mounted(
  { method, path, read, refusesOtherSites = false }: Place,
  respondTo: (request: Request) => Promise<RouteResponse>,
): Route {
  return {
    method,
    path,
    ...(read.inUrl && { inUrl: read.inUrl }),
    handle: async (request, response) => {
      if (refusesOtherSites) refuseOtherSites(request);
      const { status, json, file, stream, headers = {} } = await respondTo(request);
      response.status(status).set(headers);
      // Node would drop the body of a HEAD after all of it is read.
      if (stream && request.method !== 'HEAD') await pipeline(stream, response);
      else if (file) response.end(file);
      else if (json === undefined) response.end();
      else response.json(json);
    },
  };
}

const keySchema = z.optional(z.uuid().check(z.toLowerCase()));

function requestContext(request: Request): RequestContext {
  const key = keySchema.safeParse(request.get('Idempotency-Key'));
  if (!key.success) throw badRequest(apiMessages.keyInvalid);
  return {
    ip: clientIp(request),
    idempotencyKey: key.data,
    header: (name) => request.get(name),
  };
}

/** Our own pages, and URLs a person opens by hand (a bookmark, a typed address). */
const ownSites = ['same-origin', 'none'];

/**
 * Refuses requests that another site makes a visitor's browser send. Every current browser sets Sec-Fetch-Site, and pages
 * cannot change it. Other tools do not send it and pass.
 * @throws Refusal 403
 */
function refuseOtherSites(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !(typeof site === 'string' && ownSites.includes(site))) throw otherSite();
}
