import { deskScope } from '@welding/domain/paths';

/** The prefix of the desk's storage keys, databases and caches, because both apps share one origin. */
export const deskPrefix = 'desk-';

export function isDeskPath(pathname: string): boolean {
  return pathname === deskScope || pathname.startsWith(`${deskScope}/`);
}
