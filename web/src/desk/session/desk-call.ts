import { type Contract, methodOf } from '@welding/domain/contracts/contract';
import { type PathParameters, pathTo } from '@welding/domain/contracts/path-to';
import type * as z from 'zod/mini';
import { deskRequest } from './desk-request.ts';

/** CREATE takes a UUID as its key: the API carries out the same key and body once. */
type Key<Of extends Contract> = Of['verb'] extends 'CREATE' ? { readonly key: string } : unknown;
type Body<Of extends Contract> =
  undefined extends z.input<Of['body']> ? unknown : { readonly body: z.input<Of['body']> };
type Asked<Of extends Contract> = PathParameters<Of['path']> & Body<Of> & Key<Of>;

/**
 * Calls a route as the signed-in person.
 * @throws as `deskRequest`
 */
export async function deskCall<Of extends Contract<'desk'>>(
  contract: Of,
  asked: Asked<Of>,
): Promise<z.output<Of['answer']>>;
export async function deskCall(
  contract: Contract<'desk'>,
  { body, key, ...parameters }: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return await deskRequest(pathTo(contract.path, parameters), (json) => contract.answer.parse(json), {
    method: methodOf(contract),
    ...(body !== undefined && { body }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  });
}

type Version = { readonly updatedAt: string | null };
type Versioned = { readonly id: string; readonly updatedAt?: string | null | undefined };

/** A change of a record at the version that the page shows. */
export function atVersion(record: Versioned): { id: string; body: Version };
export function atVersion<Fields extends object>(
  record: Versioned,
  fields: Fields,
): { id: string; body: Fields & Version };
export function atVersion({ id, updatedAt = null }: Versioned, fields: object = {}) {
  return { id, body: { ...fields, updatedAt } };
}
