import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { shownClientHeader } from '@welding/domain/entities/shown-client';
import { type Staff, type StaffRole, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { isEnough } from '#is-enough.ts';
import { badRequest, forbidden, noSession, notVerified } from '#refusal.ts';
import { confirmSession, type Session } from '#sign-in/sessions.ts';
import { staffOfIdToken } from '#staff/staff-accounts.ts';
import { type ClientIp, clientIp } from './client-ip.ts';
import { otherSite } from './errors.ts';
import type { Reader } from './readers.ts';
import { readSession, requireShownClient } from './session.ts';
import { deadline } from './within-deadline.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Who of the staff sends a request, by the ID token in its Authorization header.
 * @throws Refusal 401 without a token that holds, 403 for an account that is not the staff's, was closed, or has none of
 * `roles`
 */
async function requireStaff(authorization: string | undefined, roles: readonly StaffRole[]): Promise<Staff> {
  const [, idToken] = bearer.exec(authorization ?? '') ?? [];
  const person = idToken ? await staffOfIdToken(idToken) : undefined;
  if (person === undefined) throw noSession();
  if (person === null) throw forbidden(staffMessages.notStaff, errorCodes.notStaff);
  if (!person.active) throw forbidden(staffMessages.closed, errorCodes.accountClosed);
  if (!roles.includes(person.role)) throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
  return person;
}

/**
 * What a route answers with: `json` is sent as JSON, `file` as it is, `text` bit by bit as it comes, nothing when all are
 * missing. A text that breaks off ends the connection, so that nobody takes a part for the whole.
 */
type Answer = {
  status: number;
  json?: unknown;
  file?: Buffer;
  text?: AsyncIterable<string>;
  headers?: Readonly<Record<string, string>>;
};

/** What a route knows of a request besides its parsed input. */
export type RequestContext = {
  /** For limits. */
  readonly ip: ClientIp;
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

/**
 * A route for everyone. `claimedSession` is there when the request carries one that we signed; whoever acts in its name
 * asks `confirmSession` first.
 */
export function publicRoute<Input>({
  read,
  answer,
  ...place
}: Definition<Input, RequestContext & { readonly claimedSession: Session | undefined }>): Route {
  return mounted(place, async (request) => {
    const claimedSession = await readSession(request.headers.cookie);
    const context = { ...requestContext(request), claimedSession };
    const { within, aside } = deadline(request);
    const input = await aside(read.from(request));
    return await within(answer(input, context));
  });
}

type ClientContext = RequestContext & { readonly session: Session };

/**
 * A route for a signed-in client: 401 without a session that still holds, 409 for a page that shows another client, before
 * anything of `answer` runs.
 */
export function clientRoute<Input>({ read, answer, ...place }: Definition<Input, ClientContext>): Route {
  return mounted(place, async (request) => {
    const session = await readSession(request.headers.cookie);
    if (!session || !isEnough(session)) throw noSession();
    const context = { ...requestContext(request), session };
    const { within, aside } = deadline(request);
    if (!(await within(confirmSession(session)))) throw noSession();
    requireShownClient(context.header(shownClientHeader), session);
    const input = await aside(read.from(request));
    return await within(answer(input, context));
  });
}

/**
 * A route for a signed-in client who has confirmed to be the one: as `clientRoute`, and 403 for a session that only an
 * e-mail address opened, with `refusal` where the usual sentence does not say what the code is for.
 */
export function verifiedRoute<Input>({
  refusal,
  answer,
  ...definition
}: Definition<Input, ClientContext> & { readonly refusal?: string | undefined }): Route {
  return clientRoute({
    ...definition,
    answer: async (input, context) => {
      if (!context.session.verified) throw notVerified(refusal);
      return await answer(input, context);
    },
  });
}

/** A route of the desk, for staff of these roles: 401 without an ID token, 403 for everybody else. */
export function staffRoute<Input>({
  roles,
  read,
  answer,
  ...place
}: Definition<Input, RequestContext & { readonly staff: Staff }> & {
  readonly roles: readonly StaffRole[];
}): Route {
  return mounted(place, async (request) => {
    const { within, aside } = deadline(request);
    const staff = await within(requireStaff(request.get('Authorization'), roles));
    const context = { ...requestContext(request), staff };
    const input = await aside(read.from(request));
    return await within(answer(input, context));
  });
}

type Place = Pick<Route, 'method' | 'path'> & { readonly refusesOtherSites?: boolean };

function mounted(
  { method, path, refusesOtherSites = false }: Place,
  answerTo: (request: Request) => Promise<Answer>,
): Route {
  return {
    method,
    path,
    handle: async (request, response) => {
      if (refusesOtherSites) refuseOtherSites(request);
      const { status, json, file, text, headers = {} } = await answerTo(request);
      response.status(status).set(headers);
      if (text) await pipeline(text, response);
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

/** This site's own pages, and what a person opens by hand (a bookmark, a typed address). */
const ownSites = ['same-origin', 'none'];

/**
 * Refuses a request that another site makes a visitor's browser send, by navigation, form, image or script. Every browser
 * of today says so in Sec-Fetch-Site, which pages cannot set; tools that are no browser send none and pass.
 * @throws Refusal 403
 */
function refuseOtherSites(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !(typeof site === 'string' && ownSites.includes(site))) throw otherSite();
}
