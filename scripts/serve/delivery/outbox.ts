import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, type Message, parseJson } from './email-api';

/** A stored message; the file name begins with the time. */
export interface StoredMessage {
  file: string;
  message: Message;
}

export interface Outbox {
  /** Newest first. */
  messages: readonly StoredMessage[];
  /** The files that cannot be parsed as a message. */
  damaged: readonly string[];
}

/**
 * Stores a message and returns its file name. The file is written under a temporary name, flushed and renamed, so that
 * a crash leaves no incomplete file; if writing fails, it is removed and the promise rejects.
 */
export async function storeMessage(folder: string, message: Message): Promise<string> {
  await mkdir(folder, { recursive: true });
  // Windows does not allow colons in file names.
  const time = new Date().toISOString().replaceAll(':', '.');
  const file = `${time}-${randomUUID().slice(0, 8)}.json`;
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

async function readMessage(file: string): Promise<Message | null> {
  const value = parseJson(await readFile(file, 'utf8'));
  return isMessage(value) ? value : null;
}

/** Reads the messages in a folder; a missing folder counts as empty. */
export async function readOutbox(folder: string): Promise<Outbox> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse()
      .map(async (file) => ({ file, message: await readMessage(join(folder, file)) })),
  );
  return {
    messages: files.flatMap(({ file, message }) => (message ? [{ file, message }] : [])),
    damaged: files.filter(({ message }) => !message).map(({ file }) => file),
  };
}
