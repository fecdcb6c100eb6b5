import { readOutbox } from '@/scripts/serve/delivery/outbox';

/** The template parameters of the messages that came from this address to the local delivery. */
export async function findDelivered(email: string): Promise<Record<string, unknown>[]> {
  const { messages } = await readOutbox(process.env.OUTBOX_DIR ?? '');
  return messages
    .map(({ message }) => message.template_params)
    .filter((params) => params.email === email);
}
