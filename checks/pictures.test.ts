import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getBlogPages } from '@/lib/content/blog-pagination';
import { getClinic } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/posts';
import { toPictureName } from '@/lib/content/site-pages';
import { language } from '@/lib/language';
import { listWidths, modernFormats, toJpeg, toPictureAddress } from '@/lib/pictures';
import { pictureSize } from '@/lib/site/social-picture';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { readExport } from './support/export';
import { getExportedPage } from './support/pages';
import { sharedPaths } from './support/routes';
import { readElements } from './support/xml';

const clinic = getClinic();

test('every page has a picture of its own for those who share it', () => {
  const pictures = readExport('.png', 'latin1');
  for (const path of sharedPaths) {
    const name = toPictureName(path);
    const picture = Buffer.from(pictures.get(`social/${name}`) ?? '', 'latin1');
    expect(picture.subarray(1, 4).toString(), name).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([
      pictureSize.width,
      pictureSize.height,
    ]);
    expect(picture.length, name).toBeLessThan(100_000);
  }
  expect(new Set(sharedPaths.map(toPictureName)).size).toBe(sharedPaths.length);
});

test('every icon that a page or the manifest names is there in its size', () => {
  const pictures = readExport('.png', 'latin1');
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  const named: { address: string; sizes: string }[] = [
    ...manifest.icons.map(({ src, sizes }: Record<string, string>) => ({ address: src, sizes })),
    ...getExportedPage('/').icons,
  ];
  for (const { address, sizes } of named.filter(({ sizes }) => sizes !== 'any')) {
    const picture = Buffer.from(pictures.get(address.slice(1)) ?? '', 'latin1');
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, address).toBe(sizes);
  }
  expect(named.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '48x48', '180x180', '192x192', '512x512']),
  );
  expect(manifest).toMatchObject({ name: clinic.name, start_url: '/', lang: language.tag });
  expect(manifest.icons.map(({ purpose }: Record<string, string>) => purpose)).toContain(
    'maskable',
  );
  const [svg] = readElements('out/icons/icon.svg', 'svg');
  expect(svg?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(svg?.parentNode).toBe(svg?.ownerDocument);
  expect(getExportedPage('/').manifest).toBe('/manifest.webmanifest');
});

/** The owner's pictures, each with a page that shows it. */
const uploaded = [
  ...getPosts().flatMap(({ path, image }) => (image ? [{ path, picture: image }] : [])),
  ...(clinic.optometrist.photo
    ? [{ path: '/about/specialist/', picture: clinic.optometrist.photo }]
    : []),
];

test.each(uploaded)(
  '$path shows its picture in modern formats and the right size',
  async ({ path, picture }) => {
    const { document } = getExportedPage(path);
    const sources = listElements(document, 'source').map((source) =>
      getAttribute(source, 'srcset'),
    );
    const shown = listElements(document, 'img').map((image) =>
      ['src', 'width', 'height'].map((name) => getAttribute(image, name)),
    );
    const jpeg = toJpeg(picture);
    expect(shown).toContainEqual([jpeg.file, String(jpeg.width), String(jpeg.height)]);
    const served = modernFormats.flatMap((format) =>
      listWidths(picture).map((width) => ({
        width,
        format,
        file: toPictureAddress(picture, width, format),
      })),
    );
    for (const format of modernFormats) {
      const own = served.filter((one) => one.format === format);
      expect(sources).toContain(own.map(({ file, width }) => `${file} ${width}w`).join(', '));
    }
    for (const { file, width } of [...served, jpeg]) {
      // With Exif data, a photograph has its GPS position.
      const { exif, ...size } = await sharp(join('out', file)).metadata();
      expect(exif, file).toBeUndefined();
      expect(size, file).toMatchObject({
        width,
        height: Math.round((width * picture.height) / picture.width),
      });
    }
  },
);

test('a post with a picture shows it in its list and to machines', () => {
  for (const post of getPosts()) {
    if (post.image) {
      const { file } = toJpeg(post.image);
      const list = getBlogPages().find(({ posts }) => posts.includes(post));
      for (const path of [post.path, String(list?.path)]) {
        const shown = listElements(getExportedPage(path).document, 'img').map((image) => [
          getAttribute(image, 'src'),
          getAttribute(image, 'alt'),
        ]);
        expect(shown, path).toContainEqual([file, post.image.alt]);
      }
      expect(JSON.stringify(getExportedPage(post.path).structuredData)).toContain(file);
    }
  }
});

test('no original of a picture is published', () => {
  expect(existsSync('out/images')).toBe(false);
});
