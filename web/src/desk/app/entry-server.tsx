import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import { StaticRouter } from 'react-router';
import { renderHtml } from '#shared/render-html.ts';
import { Desk } from './desk.tsx';

export function renderSignIn(): Promise<string> {
  return renderHtml(
    <StaticRouter basename={deskScope} location={atDesk(deskPaths.signIn)}>
      <Desk />
    </StaticRouter>,
  );
}
