import { markReady } from './mark-ready';

const tools = {
  'break-timer': () => import('./enhance/break-timer'),
  carousel: () => import('./enhance/carousel'),
  map: () => import('./enhance/map'),
  sections: () => import('./enhance/sections'),
  simulation: () => import('./enhance/simulation'),
} satisfies Record<string, () => Promise<{ enhance: (root: HTMLElement) => void }>>;

export type ToolName = keyof typeof tools;

/** The delay before the first retry of a failed import, in ms; it doubles with each further retry. */
const FIRST_RETRY_MS = 2000;

function loadTool(root: HTMLElement, retryMs: number): void {
  tools[root.dataset.tool as ToolName]().then(
    ({ enhance }) => {
      // In development (Strict Mode), React runs each effect twice.
      if (root.dataset.hydrating === '') {
        enhance(root);
        markReady(root);
      }
    },
    () => setTimeout(loadTool, retryMs, root, 2 * retryMs),
  );
}

export function loadTools(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tool]')) {
    loadTool(root, FIRST_RETRY_MS);
  }
}
