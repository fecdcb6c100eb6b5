import { getMessages } from '@/lib/content/get-content';
import { ListenButton } from './listen-button';

/** The button that reads a document aloud. */
export function Listen() {
  return <ListenButton messages={getMessages().listen} />;
}
