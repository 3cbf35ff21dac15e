import { atSite, paths } from '@welding/domain/paths';
import { StaticRouter } from 'react-router';
import { AppRoutes } from '#app/router.tsx';
import { renderHtml } from '#shared/render-html.ts';

/** @returns the page at `pathname` as HTML, in the build's language */
export function renderPage(pathname: string): Promise<string> {
  return renderHtml(
    <StaticRouter basename={atSite(paths.home)} location={atSite(pathname)}>
      <AppRoutes />
    </StaticRouter>,
  );
}
