import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from './email-api';

/** A stored message and when it came, as an ISO time. */
export interface StoredMessage {
  file: string;
  receivedAt: string;
  message: Message;
}

const isStored = (file: string) => file.endsWith('.json');

// A file name cannot hold the colons of an ISO time on every system.
const toFileName = (receivedAt: Date) =>
  `${receivedAt.toISOString().replaceAll(':', '.')}-${randomUUID().slice(0, 8)}.json`;

const toTime = (file: string) => file.slice(0, 24).replace(/(T\d\d)\.(\d\d)\.(\d\d)/, '$1:$2:$3');

/**
 * Stores a message and returns its file name. It is written under a temporary name, flushed and
 * renamed, so that a crash leaves no half file; a failed write leaves nothing and rejects.
 */
export async function storeMessage(
  folder: string,
  message: Message,
  receivedAt: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = toFileName(receivedAt);
  const temporary = join(folder, `${file}.partial`);
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(message, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, join(folder, file));
  } catch (reason) {
    await rm(temporary, { force: true });
    throw reason;
  }
  return file;
}

/** The stored messages, newest first; a folder that is not there yet holds none. */
export async function listMessages(folder: string): Promise<StoredMessage[]> {
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files
      .filter(isStored)
      .sort()
      .reverse()
      .map(async (file) => ({
        file,
        receivedAt: toTime(file),
        message: JSON.parse(await readFile(join(folder, file), 'utf8')),
      })),
  );
}
