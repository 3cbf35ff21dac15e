import { notFoundTexts } from '@welding/domain/messages';
import { notFoundRoute, routeTable } from '../../src/app/route-table.ts';

export type PrerenderedPage = {
  /** The address that the page is rendered for. */
  readonly pathname: string;
  readonly file: string;
  /** The module of its route, so that the browser can fetch it beside the entry. */
  readonly routeModule: string;
  /** The same for the module that a client who stays signed in needs, too. */
  readonly signedInModule?: string;
  readonly label: string;
  readonly listed: boolean;
};

export const prerenderedPages: readonly PrerenderedPage[] = [
  ...routeTable.map(({ path, file, module, signedInModule, listed, label }) => ({
    pathname: path,
    file,
    routeModule: inWeb(module),
    ...(signedInModule && { signedInModule: inWeb(signedInModule) }),
    label,
    listed,
  })),
  {
    pathname: '/404',
    file: notFoundRoute.file,
    routeModule: inWeb(notFoundRoute.module),
    label: notFoundTexts.heading,
    listed: false,
  },
];

/** A module's path from the folder of the workspace. */
function inWeb(module: string): string {
  return module.replace('./', 'src/app/');
}
