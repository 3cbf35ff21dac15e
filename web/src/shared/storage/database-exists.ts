/** Whether a database of one of these names exists. Does not create it. */
export async function databaseExists(...names: readonly string[]): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name = '' }) => names.includes(name));
  } catch {
    return false;
  }
}
