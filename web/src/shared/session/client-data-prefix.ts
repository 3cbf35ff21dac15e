/** Keys of ours in storage, and names of our caches, that hold anything of a client begin with this. */
export const clientDataPrefix = 'portal-';
