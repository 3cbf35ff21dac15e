import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders a page with its lazy parts: title, meta and link elements first, then the body.
 * @throws errors of its components
 */
export async function renderHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // Keeps the page readable without scripts: React must not send parts hidden and move them later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
