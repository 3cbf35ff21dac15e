/** Whether this device has a database of this name; asking does not create it. */
export async function databaseExists(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}
