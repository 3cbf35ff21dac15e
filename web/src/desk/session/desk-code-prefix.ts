/** The worker's caches of code begin with this: they hold nothing of anybody's and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';
