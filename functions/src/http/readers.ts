import { maxBodyBytes } from '@welding/domain/values/limits';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { badRequest } from '#refusal.ts';
import { httpTexts } from './http-texts.ts';
import { readBody, readJson } from './read-body.ts';

/** Takes out of a request what its route works with, parsed; throws an Refusal when the request has no such thing. */
export type Reader<Input> = { readonly from: (request: Request) => Promise<Input> };

/** The JSON body, by its schema. 400 with the first broken rule, 413 for more than `maxBytes`. */
export function json<Input>(schema: z.ZodMiniType<Input>, maxBytes = maxBodyBytes): Reader<Input> {
  return { from: async (request) => parse(schema, await readJson(request, maxBytes)) };
}

/** The body as it came, for one that is signed. */
export function bytes(maxBytes: number): Reader<Buffer> {
  return { from: (request) => readBody(request, maxBytes) };
}

/** The variable parts of the address, of its path and its query, by their schema. 400 with the first broken rule. */
export function params<Input>(schema: z.ZodMiniType<Input>): Reader<Input> {
  return { from: async (request) => parse(schema, { ...request.query, ...request.params }) };
}

/** The id that an address names. */
export const withId = params(z.object({ id: idSchema }));

/** What two readers take, the first one's first. */
export function both<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<[One, Other]> {
  return { from: async (request) => [await one.from(request), await other.from(request)] };
}

/** For a route that needs nothing but to be called. */
export const nothing: Reader<undefined> = { from: async () => undefined };

function parse<Input>(schema: z.ZodMiniType<Input>, value: unknown): Input {
  const parsed = schema.safeParse(value, { error: ({ path }) => notValid(path) });
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues[0]?.message ?? httpTexts().notValid);
}

/** What is said of a value whose schema has no sentence of its own: zod's are English, and speak of types. */
function notValid(path: readonly PropertyKey[] = []): string {
  return path.length > 0 ? httpTexts().notValidAt(path.map(String).join('.')) : httpTexts().notValid;
}
