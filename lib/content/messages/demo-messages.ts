import type { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: this is lib/content.
import english from '../../../content/en/words/demos.json' with { type: 'json' };
import type { MessageSchemas } from './message-schemas';
import { toWordsSchema } from './words-schema';

/** The messages of the demonstrations. */
export const toDemoMessages = ({ line }: MessageSchemas) => ({
  demos: toWordsSchema(english, line) as z.ZodType<typeof english>,
});
