import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getClinic } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/pages/posts';
import { getLanguage } from '@/lib/language';
import { languageCodes } from '@/lib/languages';
import { servedFormats, toServed } from '@/lib/pictures';
import { pictureSize } from '@/lib/site/social-picture';
import { getAttribute, listElements, writeElement } from '@/scripts/html-tree';
import { getExportedPage, readPages } from './support/pages';

const clinic = getClinic();

test.each(languageCodes)('the social picture in %s has the size that pages name', async (code) => {
  const picture = await sharp(`out/social/${code}.png`).metadata();
  expect(picture).toMatchObject({ ...pictureSize, format: 'png' });
  expect(readFileSync(`out/social/${code}.png`).byteLength).toBeLessThan(100_000);
});

test('every icon that a page or the manifest names is there in its size', async () => {
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  const named: { address: string; sizes: string }[] = [
    ...manifest.icons.map(({ src, sizes }: Record<string, string>) => ({ address: src, sizes })),
    ...getExportedPage('/').icons,
  ];
  for (const { address, sizes } of named) {
    const { format, width, height } = await sharp(join('out', address)).metadata();
    const size = format === 'svg' ? 'any' : `${width}x${height}`;
    expect(size, address).toBe(sizes);
  }
  expect(named.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '48x48', '180x180', '192x192', '512x512']),
  );
  expect(manifest).toMatchObject({ name: clinic.name, start_url: '/', lang: getLanguage().tag });
  expect(JSON.stringify(manifest.icons)).toContain('"purpose":"maskable"');
  expect(getExportedPage('/').manifest).toBe('/manifest.webmanifest');
});

/** The owner's pictures, each with the pages that show it. */
const uploaded = [
  ...getPosts().flatMap(({ path, image }) =>
    image ? { paths: [path, '/blog/'], picture: image } : [],
  ),
  ...[clinic.optometrist.photo].flatMap((photo) =>
    photo ? { paths: ['/about/specialist/'], picture: photo } : [],
  ),
];

test('pages show the pictures of the owner as WebP and JPEG, and no original', () => {
  for (const { paths, picture } of uploaded) {
    const [webp, jpeg] = servedFormats.map((format) => toServed(picture, format));
    const expected = [jpeg?.file, String(jpeg?.width), String(jpeg?.height)];
    expect(JSON.stringify(getExportedPage(paths[0] ?? '').things)).toContain(jpeg?.file);
    for (const path of paths) {
      const { document } = getExportedPage(path);
      const list = (tag: string, ...names: readonly string[]) =>
        listElements(document, tag).map((one) => names.map((name) => getAttribute(one, name)));
      expect(list('img', 'src', 'width', 'height'), path).toContainEqual(expected);
      expect(list('source', 'srcset'), path).toContainEqual([webp?.file]);
    }
  }
  expect(existsSync('out/images')).toBe(false);
});

test('each picture has an alternative text', () => {
  for (const [path, { document }] of readPages()) {
    const images = listElements(document, 'img').filter(
      (image) => getAttribute(image, 'alt') === undefined,
    );
    expect(images.map(writeElement), path).toEqual([]);
  }
});
