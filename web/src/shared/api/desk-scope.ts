/** The staff desk is an app of its own at this address and below; the site and its worker leave it alone. */
export const deskScope = '/desk';

/** Keys in storage, databases and caches of the desk begin with this: both apps share one origin. */
export const deskPrefix = 'desk-';

/** Whether a path is the desk's. */
export function isDeskPath(pathname: string): boolean {
  return pathname === deskScope || pathname.startsWith(`${deskScope}/`);
}
