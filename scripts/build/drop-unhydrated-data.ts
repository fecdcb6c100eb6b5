import { detachNode, getText, listElements, type Page, setText } from '../html-tree';

const push = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/** The rows of React's flight data by their ids; those without an id, and those with the same one, are one text. */
function readRows(data: Buffer): Map<string, string> {
  const rows = new Map<string, string>();
  for (let start = 0, end = 0; start < data.length; start = end) {
    const head = data.toString('utf8', start, start + 30);
    const [prefix, id = '', bytes] = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(head) ?? [''];
    end = bytes
      ? start + prefix.length + Number.parseInt(bytes, 16)
      : data.indexOf('\n', start) + 1;
    if (!prefix || end <= start) {
      throw new Error(`Its flight data has a row that cannot be read: ${head}`);
    }
    rows.set(id, (rows.get(id) ?? '') + data.toString('utf8', start, end));
  }
  return rows;
}

/**
 * Takes the content of each `Unhydrated` out of the flight data of a page, which has it as HTML; without this step, the page
 * is the same and larger. Throws if there is a client component in a `Unhydrated`, for it would not be hydrated.
 */
export function dropUnhydratedData(page: Page): void {
  const scripts = listElements(page, 'script').filter((script) => push.test(getText(script)));
  const data = scripts.map((script) => JSON.parse(push.exec(getText(script))?.[1] ?? '')[1]);
  const rows = readRows(Buffer.from(data.join('')));
  const isClientComponent = ([, row]: [string, string]) => /^\w+:I\[/.test(row);
  const [still] =
    [...rows].find((row) => isClientComponent(row) && /"Unhydrated"\]$/m.test(row[1])) ?? [];
  const dropped: unknown[] = [];
  for (const [id, row] of rows) {
    if (still && row.includes(`["$","$L${still}"`)) {
      const kept = JSON.parse(row.slice(id.length + 1), (_, value) => {
        if (value?.[0] !== '$' || value[1] !== `$L${still}`) {
          return value;
        }
        const { children, ...props } = value[3];
        dropped.push(children);
        return ['$', value[1], value[2], props];
      });
      rows.set(id, `${id}:${JSON.stringify(kept)}\n`);
    }
  }
  const listNamed = (text = '') =>
    [...text.matchAll(/"\$[a-zA-Z@]?([0-9a-f]+)[":]/g)].map(([, id]) => id ?? '');
  const reach = (text = ''): Set<string> => {
    const ids = new Set(listNamed(text));
    for (const id of ids) {
      for (const next of listNamed(rows.get(id))) {
        ids.add(next);
      }
    }
    return ids;
  };
  const lost = reach(JSON.stringify(dropped));
  for (const row of rows) {
    if (isClientComponent(row) && lost.has(row[0])) {
      throw new Error(`A client component is in a <Unhydrated>: ${row[1]}`);
    }
  }
  const needed = reach('"$0"');
  const left = [...rows].flatMap(([id, row]) => (id === '' || needed.has(id) ? [row] : []));
  const last = scripts.pop();
  scripts.forEach(detachNode);
  if (last) {
    const json = JSON.stringify([1, left.join('')]).replaceAll('<', '\\u003c');
    setText(last, `self.__next_f.push(${json})`);
  }
}
