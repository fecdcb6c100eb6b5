import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument } from 'yaml';
import { type Content, readContent } from '@/lib/content/read/content';
import { defaultLanguage, type LanguageCode } from '@/lib/languages';

/** Creates functions that edit the content of a copy of the site as its owner edits the files. */
export function openSite(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  const has = (file: string) => existsSync(join(root, file));

  const remove = (file: string) => rmSync(join(root, file));

  /** Replaces the first match in a file; throws if there is none. */
  function replace(file: string, from: string | RegExp, to: string): void {
    const text = read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) {
      throw new Error(`${file} holds no ${from}, or says this already.`);
    }
    write(file, changed);
  }

  /** Changes values of a YAML file and keeps its comments. */
  function changeYaml(file: string, change: (document: Document) => void): void {
    const document = parseDocument(read(file));
    change(document);
    write(file, document.toString({ lineWidth: 0 }));
  }

  /** Parses the current content in a language. */
  function getContent(code: LanguageCode = defaultLanguage): Content {
    const content = readContent(root, code, () => undefined);
    if (!content) {
      throw new Error(`The content in ${root} cannot be read.`);
    }
    return content;
  }

  /** Writes a photograph to public/ like that of a phone: with EXIF rotation and GPS position. */
  async function addPhotograph(file: string): Promise<void> {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({
      create: { width: 600, height: 1000, channels: 3, background: 'green', noise },
    })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
    writeFileSync(join(root, 'public', file), picture);
  }

  return {
    root,
    read,
    write,
    has,
    remove,
    replace,
    changeYaml,
    getContent,
    addPhotograph,
  };
}

export type EditedSite = ReturnType<typeof openSite>;
