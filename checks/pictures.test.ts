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
import { getAttribute, listElements } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { getExportedPage } from './support/pages';
import { readElements } from './support/xml';

const clinic = getClinic();

const pictures = readExport('.png', 'latin1');

/** The width and height of an exported PNG, in pixels; throws where there is none. */
function readSize(file: string) {
  const picture = Buffer.from(pictures.get(file) ?? '', 'latin1');
  expect(picture.subarray(1, 4).toString(), file).toBe('PNG');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

test.each(languageCodes)('the social picture in %s has the size that pages name', (code) => {
  const file = `social/${code}.png`;
  expect(readSize(file)).toEqual(pictureSize);
  expect(pictures.get(file)?.length).toBeLessThan(100_000);
});

test('every icon that a page or the manifest names is there in its size', () => {
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  const named: { address: string; sizes: string }[] = [
    ...manifest.icons.map(({ src, sizes }: Record<string, string>) => ({ address: src, sizes })),
    ...getExportedPage('/').icons,
  ];
  for (const { address, sizes } of named.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height } = readSize(address.slice(1));
    expect(`${width}x${height}`, address).toBe(sizes);
  }
  expect(named.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '48x48', '180x180', '192x192', '512x512']),
  );
  expect(manifest).toMatchObject({ name: clinic.name, start_url: '/', lang: getLanguage().tag });
  expect(manifest.icons.map(({ purpose }: Record<string, string>) => purpose)).toContain(
    'maskable',
  );
  const [svg] = readElements('out/icons/icon.svg', 'svg');
  expect(svg?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(svg?.parentNode).toBe(svg?.ownerDocument);
  expect(getExportedPage('/').manifest).toBe('/manifest.webmanifest');
});

/** These attributes of each picture on a page. */
const listShown = (path: string, ...names: readonly string[]) =>
  listElements(getExportedPage(path).document, 'img').map((image) =>
    names.map((name) => getAttribute(image, name)),
  );

/** The owner's pictures, each with a page that shows it. */
const uploaded = [
  ...getPosts().flatMap(({ path, image }) => (image ? [{ path, picture: image }] : [])),
  ...(clinic.optometrist.photo
    ? [{ path: '/about/specialist/', picture: clinic.optometrist.photo }]
    : []),
];

test.each(uploaded)(
  '$path shows its picture as WebP and JPEG in the right size',
  async ({ path, picture }) => {
    const { document } = getExportedPage(path);
    const sources = listElements(document, 'source').map((source) =>
      getAttribute(source, 'srcset'),
    );
    const [webp, jpeg] = servedFormats.map((format) => toServed(picture, format));
    expect(listShown(path, 'src', 'width', 'height')).toContainEqual([
      jpeg?.file,
      String(jpeg?.width),
      String(jpeg?.height),
    ]);
    expect(sources).toContain(webp?.file);
    for (const { file, ...size } of servedFormats.map((format) => toServed(picture, format))) {
      // With EXIF data, a photograph has its GPS position.
      const served = await sharp(join('out', file)).metadata();
      expect(served.exif, file).toBeUndefined();
      expect(served, file).toMatchObject(size);
    }
  },
);

test('a post with a picture shows it in its list and to machines', () => {
  for (const post of getPosts()) {
    if (post.image) {
      const { file } = toServed(post.image, 'jpeg');
      expect(listShown('/blog/', 'src', 'alt')).toContainEqual([file, post.image.alt]);
      expect(listShown(post.path, 'src', 'alt')).toContainEqual([file, post.image.alt]);
      expect(JSON.stringify(getExportedPage(post.path).structuredData)).toContain(file);
    }
  }
});

test('no original of a picture is published', () => {
  expect(existsSync('out/images')).toBe(false);
});
