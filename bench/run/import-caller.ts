import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ApiSender } from './api-sender.ts';

/** Rows of a file of clients, each another person. */
export function somePeople(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...{ name: `Dana Quill ${randomUUID()}`, email: `${randomUUID()}@example.com` },
    ...{ phone: `(312) ${String(5_550_000 + index)}`, address: `${index} S Halsted St, Chicago, IL 60608` },
  }));
}

/** The owner's calls to import and to undo. @throws Error for a refused one */
export function importCaller({ send }: ApiSender, bearer: string) {
  return async <Answer>(
    method: string,
    path: string,
    schema: z.ZodMiniType<Answer>,
    json?: object,
  ): Promise<Answer> => {
    const key = randomUUID();
    const answer = await send({ method, path: `/api/desk/${path}`, bearer, key, ...(json && { json }) });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return schema.parse(JSON.parse(answer.text));
  };
}
