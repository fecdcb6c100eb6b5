import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, type Message } from './email-api';

/** A stored message and when it came, as an ISO time. */
export interface StoredMessage {
  file: string;
  receivedAt: string;
  message: Message;
}

/** What the folder of the messages holds. */
export interface Outbox {
  /** Newest first. */
  messages: readonly StoredMessage[];
  /** The files that hold no message which can be read. */
  damaged: readonly string[];
}

const isStored = (file: string) => file.endsWith('.json');

// A file name cannot hold the colons of an ISO time on every system.
const toFileName = (receivedAt: Date) =>
  `${receivedAt.toISOString().replaceAll(':', '.')}-${randomUUID().slice(0, 8)}.json`;

const toTime = (file: string) => file.slice(0, 24).replace(/(T\d\d)\.(\d\d)\.(\d\d)/, '$1:$2:$3');

/**
 * Stores a message and returns its file name. It is written under a temporary name, flushed and
 * renamed, so that a crash leaves no incomplete file; a failed write leaves nothing and rejects.
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
    const text = `${JSON.stringify(message, null, 2)}\n`;
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    await rename(temporary, join(folder, file));
  } catch (reason) {
    await rm(temporary, { force: true });
    throw reason;
  }
  return file;
}

const isMessage = (value: unknown): value is Message =>
  isRecord(value) && typeof value.template_id === 'string' && isRecord(value.template_params);

/** The message in a file, or `null` where none can be read. */
async function readMessage(file: string): Promise<Message | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a folder holds; one that is not there yet holds nothing. */
export async function readOutbox(folder: string): Promise<Outbox> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter(isStored)
      .sort()
      .reverse()
      .map(async (file) => ({ file, message: await readMessage(join(folder, file)) })),
  );
  return {
    messages: files.flatMap(({ file, message }) =>
      message ? [{ file, receivedAt: toTime(file), message }] : [],
    ),
    damaged: files.filter(({ message }) => !message).map(({ file }) => file),
  };
}

/** The stored messages that can be read, newest first. */
export const listMessages = async (folder: string): Promise<readonly StoredMessage[]> =>
  (await readOutbox(folder)).messages;
