import type { IncomingMessage } from 'node:http';
import { apiMessages } from '@welding/domain/messages';
import { listedInstant } from '@welding/domain/values/given-time';
import { maxBodyBytes, maxBodySeconds } from '@welding/domain/values/limits';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { badRequest, tooLarge } from '#refusal.ts';
import { bodyTooSlow, notJson } from './errors.ts';
import { httpTexts } from './http-texts.ts';
import { sentContentLength, sentContentType } from './raw-request.ts';
import { withinDeadline } from './within-deadline.ts';

/** The client id of a list's URL, and ?before= for older entries. */
export const clientListParams = params(
  z.object({
    clientId: idSchema,
    before: z.optional(listedInstant(() => httpTexts().before)),
  }),
);

/**
 * Reads the body as bytes, never more than `maxBytes` into memory.
 * @throws Refusal 413 for a longer body, at once when its Content-Length says so; 408 when it takes over `maxSeconds`;
 * 400 when it ends early
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxSeconds = maxBodySeconds,
): Promise<Buffer> {
  // The surrounding server may have read the body into `rawBody` before.
  const carried = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(carried)) {
    if (carried.length > maxBytes) throw tooLarge();
    return carried;
  }
  if (sentContentLength(request) > maxBytes) throw tooLarge();
  return await withinDeadline(readStream(request, maxBytes), maxSeconds * 1000, bodyTooSlow);
}

async function readStream(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (request.readableEnded) return Buffer.alloc(0);
  try {
    // The response still needs the connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maxBytes) break;
      chunks.push(bytes);
    }
  } catch {
    throw badRequest(apiMessages.bodyIncomplete);
  }
  if (length > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

/**
 * The body as JSON, undefined when it is empty.
 * @throws Refusal 415 for another content type, 400 for invalid JSON, and as `readBody`
 */
async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const [type = ''] = sentContentType(request).split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw notJson();
  const body = await readBody(request, maxBytes);
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw badRequest(apiMessages.brokenJson);
  }
}

/** Parses a route's input from a request, or throws a Refusal. */
export type Reader<Input> = {
  readonly from: (request: Request) => Promise<Input>;
  /** The part of the input that a repeated request must match. By default all of it. */
  readonly contents?: (input: Input) => Readonly<Record<string, unknown>>;
  /** The names it reads from path and query. Google's log keeps URLs, so a test knows each name. */
  readonly inUrl?: readonly string[];
};

/** The JSON body. 400 with the first broken rule, 413 for more than `maxBytes`. */
export function json<Input>(schema: z.ZodMiniType<Input>, maxBytes = maxBodyBytes): Reader<Input> {
  return { from: async (request) => parse(schema, await readJson(request, maxBytes)) };
}

/** The raw body, for checking its signature. */
export function bytes(maxBytes: number): Reader<Buffer> {
  return { from: (request) => readBody(request, maxBytes) };
}

/** The parameters of path and query. 400 with the first broken rule. */
export function params<Input>(schema: z.ZodMiniType<Input>): Reader<Input> {
  return {
    from: async (request) => parse(schema, { ...request.query, ...request.params }),
    inUrl: namesOf(schema),
  };
}

function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(namesOf);
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : ['names unknown'];
}

export const withId = params(z.object({ id: idSchema }));

export function both<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<[One, Other]> {
  return {
    from: async (request) => [await one.from(request), await other.from(request)],
    inUrl: [...(one.inUrl ?? []), ...(other.inUrl ?? [])],
  };
}

export const nothing: Reader<undefined> = { from: async () => undefined };

function parse<Input>(schema: z.ZodMiniType<Input>, value: unknown): Input {
  const parsed = schema.safeParse(value, { error: ({ path }) => notValid(path) });
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues[0]?.message ?? httpTexts().notValid);
}

/** The message for a value whose schema has none. Zod's own messages are English and name types. */
function notValid(path: readonly PropertyKey[] = []): string {
  const t = httpTexts();
  return path.length > 0 ? t.notValidAt(path.map(String).join('.')) : t.notValid;
}
