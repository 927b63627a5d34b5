import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { type RentalScene, openRentalScene } from '@laine/server/testing/open-rental-scene.ts';
import { createDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';

/** Runs `work` on a running product with a PostgreSQL database of its own, which is removed afterwards. */
export async function onPostgres<T>(serverUrl: string, work: (scene: RentalScene) => Promise<T>): Promise<T> {
  const name = await createDatabase(serverUrl, 'template1');
  const scene = await openRentalScene({
    db: await openDatabase({ databaseUrl: inDatabase(serverUrl, name), dataDir: '' }),
  });
  try {
    return await work(scene);
  } finally {
    await scene.close();
  }
}
