import { deskScope } from '@welding/domain/paths';

/** Keys in storage, databases and caches of the desk begin with this: both apps share one origin. */
export const deskPrefix = 'desk-';

/** Whether a path is the desk's. */
export function isDeskPath(pathname: string): boolean {
  return pathname === deskScope || pathname.startsWith(`${deskScope}/`);
}
