import { markReady } from './mark-ready';

const tools: Readonly<Record<string, () => Promise<{ enhance: (root: HTMLElement) => void }>>> = {
  'break-timer': () => import('./enhance/break-timer'),
  carousel: () => import('./enhance/carousel'),
  map: () => import('./enhance/map'),
  'section-links': () => import('./enhance/section-links'),
  simulation: () => import('./enhance/simulation'),
  'symptom-checklist': () => import('./enhance/symptom-checklist'),
};

/** The delay before the first retry of a failed import, in ms; it doubles with each further one. */
const FIRST_RETRY_MS = 2000;

function loadTool(root: HTMLElement, retryMs: number): void {
  tools[root.dataset.tool ?? '']?.().then(
    ({ enhance }) => {
      // In development React runs each effect twice.
      if (root.dataset.hydrating === '') {
        enhance(root);
        markReady(root);
      }
    },
    () => setTimeout(loadTool, retryMs, root, 2 * retryMs),
  );
}

/** Loads the code of the tools (`Enhanced`) in a part of the page. */
export function loadTools(part: HTMLElement | null): void {
  for (const root of part?.querySelectorAll<HTMLElement>('[data-tool]') ?? []) {
    loadTool(root, FIRST_RETRY_MS);
  }
}
