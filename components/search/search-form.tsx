import { secondaryButton } from '@/components/ui/button-classes';
import { CloseMark, stickyDialogBar } from '@/components/ui/dialog-heading';
import { magnifier, StrokeIcon } from '@/components/ui/stroke-icon';
import { getMessages } from '@/lib/content/get-content';
import { MAX_QUERY_LENGTH } from '@/lib/search/search-index';

/**
 * The search field is server-rendered, so that visitors can type before the search code has loaded. It has no `name`,
 * so that the query never appears in a URL.
 */
export function SearchForm({ dialogId }: { dialogId: string }) {
  const { title, label, hint, close } = getMessages().search;
  return (
    <>
      {/* On a short screen, the close button is beside the label, to leave space for the first result. */}
      <div
        className={`${stickyDialogBar} flex items-center justify-between gap-4 not-tall:absolute not-tall:right-3`}
      >
        <p className="text-subsection font-bold not-tall:sr-only">{title}</p>
        <CloseMark label={close} dialogId={dialogId} />
      </div>
      <search className="block pb-1 tall:pb-3">
        <form method="dialog">
          <label htmlFor="search-query" className="block pr-14 font-bold tall:mt-3">
            {label}
          </label>
          <p id="search-hint" className="text-muted not-tall:sr-only">
            {hint}
          </p>
          <div className="mt-1 flex flex-wrap gap-2 tall:mt-2">
            <input
              id="search-query"
              type="search"
              // biome-ignore lint/a11y/noAutofocus: it applies when the dialog opens, not when the page loads.
              autoFocus
              aria-describedby="search-hint"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              enterKeyHint="go"
              className="min-h-12 min-w-0 flex-1 rounded-xl border-2 border-line bg-bg px-4 py-2.5 text-text"
            />
            <button type="submit" className={secondaryButton}>
              <StrokeIcon path={magnifier} className="size-6 @tablet:hidden" />
              <span className="@max-tablet:sr-only">{title}</span>
            </button>
          </div>
        </form>
      </search>
    </>
  );
}
