import type { Page } from '@playwright/test';
import * as z from 'zod';

/** One query, or one document, that a page watches. */
export type Watched = {
  /** As Firestore's REST interface writes it; undefined for a single document. */
  readonly query: unknown;
  /** Asks only for what has changed since the device last heard of it. */
  readonly resumes: boolean;
  /** What Firestore sent of it, each a read as it is billed. */
  readonly documents: number;
};

export type Listening = {
  /** What the page has begun to watch since the last time, `atLeast` so much, once Firestore has answered all of it. */
  readonly settled: (atLeast: number) => Promise<readonly Watched[]>;
};

const heardSchema = z.object({
  /** Documents sent, by the number of what is watched. */
  documents: z.record(z.string(), z.number()),
  /** The numbers of what Firestore has answered whole. */
  current: z.array(z.number()),
});

const requestSchema = z.object({
  addTarget: z.optional(
    z.object({
      targetId: z.number(),
      query: z.optional(z.object({ structuredQuery: z.unknown() })),
      resumeToken: z.optional(z.string()),
    }),
  ),
  removeTarget: z.optional(z.number()),
});

/** Code that is fetched late listens late. */
const quietMs = 1_500;
/** The emulator walks through 50,000 payments for each query, twice when a page asks again. */
const longestMs = 900_000;

/**
 * Follows what the page watches in Firestore, from its next navigation on. The answers are a stream that never ends:
 * they are read inside the page, beside Firestore.
 */
export async function watchListening(page: Page): Promise<Listening> {
  await page.addInitScript(hearAnswers);
  const asked = new Map<number, { query: unknown; resumes: boolean }>();
  const stopped = new Set<number>();
  let lastChange = Date.now();
  let underWay = 0;
  page.on('request', (request) => {
    lastChange = Date.now();
    if (!isChannel(request.url())) underWay += 1;
    if (request.method() !== 'POST' || !request.url().includes('/Listen/channel')) return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget, removeTarget } = requestSchema.parse(JSON.parse(value));
      if (removeTarget !== undefined) stopped.add(removeTarget);
      if (!addTarget) continue;
      const resumes = addTarget.resumeToken !== undefined;
      asked.set(addTarget.targetId, { query: addTarget.query?.structuredQuery, resumes });
    }
  });
  const ended = (request: { url(): string }) => {
    if (!isChannel(request.url())) underWay -= 1;
    lastChange = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  return {
    settled: async (atLeast) => {
      const begun = Date.now();
      for (;;) {
        const heard = heardSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'firestoreHeard')));
        const isAnswered = [...asked.keys()].every(
          (target) => heard.current.includes(target) || stopped.has(target),
        );
        if (asked.size >= atLeast && isAnswered && underWay === 0 && Date.now() - lastChange > quietMs) {
          const watched = [...asked].map(([target, what]) => ({
            ...what,
            documents: heard.documents[target] ?? 0,
          }));
          asked.clear();
          stopped.clear();
          return watched;
        }
        if (Date.now() - begun > longestMs) {
          const silent = [...asked].filter(
            ([target]) => !heard.current.includes(target) && !stopped.has(target),
          );
          const waitsFor = `${underWay} requests, and an answer to ${JSON.stringify(silent)}`;
          throw new Error(`${page.url()} did not come to rest: it waits for ${waitsFor}`);
        }
        await page.waitForTimeout(100);
      }
    },
  };
}

/** What Firestore keeps open as long as the page is. */
const isChannel = (url: string) => url.includes('/Listen/channel') || url.includes('/Write/channel');

/** Runs inside the page. Each message is its length on a line, and JSON. */
function hearAnswers(): void {
  const heard: { documents: Record<string, number>; current: number[] } = { documents: {}, current: [] };
  Reflect.set(globalThis, 'firestoreHeard', heard);
  type Message = {
    documentChange?: { targetIds?: number[] };
    targetChange?: { targetChangeType?: string; targetIds?: number[] };
  };
  const take = ({ documentChange, targetChange }: Message) => {
    for (const target of documentChange?.targetIds ?? []) {
      heard.documents[target] = (heard.documents[target] ?? 0) + 1;
    }
    if (targetChange?.targetChangeType === 'CURRENT') heard.current.push(...(targetChange.targetIds ?? []));
  };
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await realFetch(...args);
    if (!response.url.includes('/Listen/channel') || !response.body) return response;
    const [forFirestore, forUs] = response.body.tee();
    void (async () => {
      let text = '';
      const reader = forUs.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        for (;;) {
          const [line = ''] = /^\d+\n/.exec(text) ?? [];
          const end = line.length + Number(line);
          if (line === '' || text.length < end) break;
          const batches: [number, Message[]][] = JSON.parse(text.slice(line.length, end));
          for (const [, messages] of batches) if (Array.isArray(messages)) messages.forEach(take);
          text = text.slice(end);
        }
      }
    })().catch(() => undefined);
    const { status, statusText, headers } = response;
    return new Response(forFirestore, { status, statusText, headers });
  };
}
