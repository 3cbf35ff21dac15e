import { createListStore } from '#shared/live-lists/list-store.ts';

export const portalLists = createListStore(async () => (await import('./portal-source.ts')).portalSource);
