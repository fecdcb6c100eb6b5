import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/text/escape-html';
import type { Outbox, StoredMessage } from './outbox';

const style = `
:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border:2px solid;border-radius:.75rem;padding:1rem 1.5rem;margin:1.5rem 0}
h2{margin:0;font-size:1.25rem}dt{font-weight:700;margin-top:.75rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** The content security policy of the outbox page: no scripts and no requests. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const toArticle = ({ file, message }: StoredMessage) => `<article>
<h2>${escapeHtml(message.template_id)}</h2>
<p><code>${escapeHtml(file)}</code></p>
<dl>${Object.entries(message.template_params)
  .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`)
  .join('')}</dl>
</article>`;

const toDamaged = (files: readonly string[]) =>
  `<p>No message can be read from ${files.map((file) => `<code>${escapeHtml(file)}</code>`).join(', ')}.</p>`;

/** The HTML page with the stored messages, in which user input is escaped. */
export const toOutboxPage = ({ messages, damaged }: Outbox): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body><h1>Outbox</h1>
<p>${messages.length === 0 ? 'No message has come yet.' : 'What the forms sent, newest first.'}</p>
${damaged.length > 0 ? toDamaged(damaged) : ''}
${messages.map(toArticle).join('\n')}
</body></html>
`;
