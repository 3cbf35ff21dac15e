import type { Page } from '@playwright/test';
import * as z from 'zod';

/**
 * Counts the documents that Firestore sends to the page from now on. Each `documentChange` on the listening channel is one
 * billed read; an unchanged cached document is not sent. The channel's stream never ends, so this reads it inside the page,
 * beside Firestore.
 *
 * When anybody writes to a watched collection, the emulator may reset a query and send its documents again, so the same
 * version of a document counts once for each query.
 */
export async function countDocumentReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { reads: 0 };
    Reflect.set(globalThis, 'firestoreReads', counted);
    const isListening = (address: string) => address.includes('/Listen/channel');
    const seen = new Set<string>();
    /**
     * @param text messages of WebChannel, each a line with its length and an array of [number, content]
     * @returns the beginning of the next message
     */
    const count = (text: string): string => {
      let rest = text;
      for (;;) {
        const [line = '', length] = /^(\d+)\n/.exec(rest) ?? [];
        const end = line.length + Number(length);
        if (!line || rest.length < end) return rest;
        for (const [, [content]] of JSON.parse(rest.slice(line.length, end))) {
          const change = content?.documentChange;
          if (change) seen.add(`${change.targetIds} ${change.document.name} ${change.document.updateTime}`);
        }
        counted.reads = seen.size;
        rest = rest.slice(end);
      }
    };

    const realFetch = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      const response = await realFetch(...args);
      if (!isListening(response.url) || !response.body) return response;
      const [forFirestore, forUs] = response.body.tee();
      void (async () => {
        const reader = forUs.pipeThrough(new TextDecoderStream()).getReader();
        let text = '';
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          text = count(text + part.value);
        }
      })().catch(() => undefined);
      const { status, statusText, headers } = response;
      return new Response(forFirestore, { status, statusText, headers });
    };

    const realOpen = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function open(
      this: XMLHttpRequest,
      method: string,
      address: string | URL,
    ) {
      if (isListening(String(address))) {
        this.addEventListener('loadend', () => count(this.responseText));
      }
      return realOpen.call(this, method, address, true);
    };
  });
  return async () => {
    const counted = await page.evaluate(() => Reflect.get(globalThis, 'firestoreReads'));
    return z.object({ reads: z.number() }).parse(counted).reads;
  };
}

/** A list that the page asks Firestore to watch. `resumes`: it asks only for changes since the last time. */
export type ListeningRequest = { readonly query: string; readonly resumes: boolean };

const requestSchema = z.object({
  addTarget: z.optional(
    z.object({
      query: z.optional(z.object({ structuredQuery: z.unknown() })),
      resumeToken: z.optional(z.string()),
    }),
  ),
});

/**
 * Collects the page's watch requests from now on. Firestore sends and bills only changes for a request that resumes within
 * half an hour. The emulator resets every request and sends all documents again, so only the request can be checked here.
 */
export function watchListening(page: Page): ListeningRequest[] {
  const asked: ListeningRequest[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/Listen/channel')) return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget } = requestSchema.parse(JSON.parse(value));
      if (!addTarget?.query) continue;
      asked.push({
        query: JSON.stringify(addTarget.query.structuredQuery),
        resumes: addTarget.resumeToken !== undefined,
      });
    }
  });
  return asked;
}
