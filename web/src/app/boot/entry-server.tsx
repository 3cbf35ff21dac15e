import { atSite, paths } from '@welding/domain/paths';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { AppRoutes } from '#app/router.tsx';

/** Renders the page whose path is `pathname`, in the language of the build, with everything lazy in it: title, meta and link elements first, then the body. */
export async function renderPage(pathname: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter basename={atSite(paths.home)} location={atSite(pathname)}>
      <AppRoutes />
    </StaticRouter>,
    {
      // A page is one piece of HTML, readable without scripts: no part of it may be sent hidden and moved into place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
