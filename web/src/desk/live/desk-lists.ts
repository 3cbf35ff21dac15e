import { createListStore } from '#shared/live-lists/list-store.ts';

/** What the screens of the desk watch. */
export const deskLists = createListStore(async () => {
  const { watchDeskQuery, renewDeskToken } = await import('./watch-desk-query.ts');
  return { watch: watchDeskQuery, renewToken: renewDeskToken };
});
