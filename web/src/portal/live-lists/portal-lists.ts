import { createListStore } from '#shared/live-lists/list-store.ts';

/** The lists of the signed-in client. */
export const portalLists = createListStore(async () => (await import('./portal-source.ts')).portalSource);
