import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ApiRequest, ApiSender } from '../run/api-sender.ts';

/** A route and a request that it answers with `expected`, made anew each time: most change something. */
export type RouteRequest = {
  readonly route: string;
  readonly expected: number;
  readonly prepare: () => Promise<ApiRequest>;
};

/** What a request says besides its route: what its {placeholder} is, its query, who asks and the body. */
export type Said = Omit<ApiRequest, 'method' | 'path'> & { readonly id?: string; readonly query?: string };
export type Saying = Said | (() => Said | Promise<Said>);

export function ask(route: string, expected: number, saying: Saying = {}): RouteRequest {
  const [method = '', path = ''] = route.split(' ');
  const prepare = async () => {
    const { id = '', query, ...said } = typeof saying === 'function' ? await saying() : saying;
    const filled = path.replace(/\{\w+\}/, id);
    return { ...said, method, path: query === undefined ? filled : `${filled}?${query}` };
  };
  return { route, expected, prepare };
}

/** Somebody of the staff asks; what creates something is made repeatable by a key. */
export function deskRequest(bearer: string) {
  return (route: string, expected: number, saying: Saying = {}): RouteRequest =>
    ask(route, expected, async () => {
      const said = typeof saying === 'function' ? await saying() : saying;
      return { bearer, ...said, ...(route.startsWith('POST') && { key: randomUUID() }) };
    });
}

const madeSchema = z.looseObject({
  // An accepted quote is answered with all that it became, which has no id of its own.
  id: z.string().default(''),
  clientId: z.optional(z.string()),
  updatedAt: z.nullish(z.string()),
  start: z.optional(z.string()),
});
export type Made = z.infer<typeof madeSchema>;

/** Sends a request. @returns what it made @throws Error when it is refused */
export async function carryOut({ send }: ApiSender, { route, prepare }: RouteRequest): Promise<Made> {
  const { status, text } = await send(await prepare());
  if (status >= 300) throw new Error(`${route} was answered with ${status}: ${text}`);
  return madeSchema.parse(JSON.parse(text));
}

/** What is asked of something that is made for it. */
export async function of(made: Promise<{ readonly id: string }>, json?: unknown): Promise<Said> {
  return { id: (await made).id, ...(json !== undefined && { json }) };
}
