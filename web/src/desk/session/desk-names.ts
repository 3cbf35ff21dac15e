/** What the desk's Firebase is called in the browser; the portal's has no name. */
export const deskAppName = 'desk';

/** The worker's caches of code begin with this: they hold nothing of anybody's and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';
