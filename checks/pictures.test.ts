import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getClinic } from '@/lib/content/get-content';
import { toPictureName } from '@/lib/content/site-pages';
import { language } from '@/lib/language';
import { pictureSize } from '@/lib/site/social-picture';
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
