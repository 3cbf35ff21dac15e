import { randomUUID } from 'node:crypto';
import { partHeader } from '@welding/domain/entities/photo-path';
import { maxPhotoPartBytes } from '@welding/domain/values/limits';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { createQueue, type NewItem, type Queue } from '../../web/src/pwa/queue/queue.ts';
import { queueKind } from '../../web/src/pwa/queue/queue-kind.ts';
import type { QueueOfApp } from '../../web/src/pwa/queue/send-queue.ts';

export type Sent = {
  readonly url: string;
  readonly id: string;
  readonly part: string;
  readonly body: unknown;
};

export const tap = queueKind({
  name: 'tap',
  lane: 'taps',
  schema: z.object({ step: z.string() }),
  request: (json) => ({ url: '/taps', json }),
});
const cash = queueKind({
  name: 'cash',
  lane: 'taps',
  schema: z.object({ dollars: z.number() }),
  request: (json) => ({ url: '/cash', json }),
});
const photo = queueKind({
  name: 'photo',
  lane: 'photos',
  schema: z.object({ caption: z.string() }),
  isReady: ({ caption }) => caption !== 'draft',
  request: () => ({ url: '/photos' }),
});

export const taken = () => Response.json({ done: true }, { status: 201 });

/** Wes's queue on a device of its own, and a server that replaces fetch. */
export class QueueWithServer {
  readonly queue: Queue = createQueue(`queue ${randomUUID()}`);
  readonly app: QueueOfApp = {
    queue: this.queue,
    kinds: [tap, cash, photo],
    signIn: vi.fn(async () => ({ owner: 'wes', headers: { Authorization: 'Bearer of wes' } })),
    isAboutSender: ({ status }) => status === 401,
  };
  readonly sent: Sent[] = [];
  /** The server's response; undefined for a broken connection. */
  answer: (sent: Sent) => Response | undefined | Promise<Response | undefined> = taken;

  constructor() {
    vi.stubGlobal(
      'fetch',
      async (url: string, { headers, body }: { headers: Record<string, string>; body: unknown }) => {
        const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
        const { [partHeader]: part = '1/1', 'Idempotency-Key': id = '' } = headers;
        expect(headers['Authorization']).toBe('Bearer of wes');
        const one = { url, id, part, body: json };
        this.sent.push(one);
        const answered = await this.answer(one);
        if (!answered) throw new TypeError('Failed to fetch');
        return answered;
      },
    );
  }

  add(kind: string, body: unknown, others: Partial<NewItem> = {}): Promise<string> {
    return this.queue.add({ kind, owner: 'wes', body, ...others });
  }

  addTap(step: string, others: Partial<NewItem> = {}): Promise<string> {
    return this.add('tap', { step }, others);
  }

  addPhoto(parts: number, others: Partial<NewItem> = {}): Promise<string> {
    const contents = new ArrayBuffer(parts * maxPhotoPartBytes);
    return this.add('photo', { caption: '' }, { contents, ...others });
  }

  async queued(): Promise<string[]> {
    return (await this.queue.list()).map(({ id }) => id);
  }
}
