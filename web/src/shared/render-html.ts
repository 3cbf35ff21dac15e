import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Renders a page with everything lazy in it: title, meta and link elements first, then the body. @throws what a part of it throws */
export async function renderHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // A page is one piece of HTML, readable without scripts: no part of it may be sent hidden and moved into place later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
