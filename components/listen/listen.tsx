import { getMessages } from '@/lib/content/get-content';
import { ListenButton } from './listen-button';

export function Listen() {
  return <ListenButton messages={getMessages().listen} />;
}
