import { openSandbox, type Sandbox } from '../open-sandbox.ts';

/**
 * The product of one worker, opened anew on the data folder that it is sent. One process for all of them, because
 * reading the product's files takes most of a start.
 */

let sandbox: Sandbox | undefined;

async function open(dataDir: string): Promise<void> {
  await close();
  sandbox = await openSandbox({ ...process.env, DATA_DIR: dataDir }, 'build');
  process.send?.('open');
}

async function close(): Promise<void> {
  await sandbox?.close();
  sandbox = undefined;
}

process.on('message', (dataDir: string) => void open(dataDir));
process.on('disconnect', () => void close().then(() => process.exit(0)));
