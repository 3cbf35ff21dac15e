/** The database Workbox's background sync keeps its queues in. */
const databaseName = 'workbox-background-sync';

/** Whether anything was ever kept in the outbox of this device; asking does not create it. */
export async function outboxExists(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
