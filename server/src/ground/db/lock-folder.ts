import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one embedded database silently lose each other's commits. SQLite's file lock is the only lock at
 * hand that the operating system releases even after kill -9.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(`The database in ${folder} is in use by another process. Stop that one first.`, { cause });
  }
  return () => lock.close();
}
