import { notFoundTexts } from '@welding/domain/messages';
import { notFoundRoute, routeTable } from '../../src/app/route-table.ts';

export type PrerenderedPage = {
  /** The path to render. */
  readonly pathname: string;
  readonly file: string;
  /** The route's module, so that the browser loads it in parallel with the entry. */
  readonly routeModule: string;
  /** A further module for a client who stays signed in. */
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

/** A module's path from the web workspace. */
function inWeb(module: string): string {
  return module.replace('./', 'src/app/');
}
