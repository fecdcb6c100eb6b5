import { ListenButton } from '@/components/listen/listen-button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { getMessages } from '@/lib/content/get-content';
import { Breadcrumb } from './breadcrumb';

interface DocumentBarProps {
  path: string;
}

/** The breadcrumb of a document, and the button that reads it aloud. */
export function DocumentBar({ path }: DocumentBarProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 print:hidden">
      <div className="min-w-0 flex-[1_1_9rem]">
        <Breadcrumb path={path} />
      </div>
      <ErrorBoundary name="listen">
        <ListenButton messages={getMessages().listen} />
      </ErrorBoundary>
    </div>
  );
}
