import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getClinic } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';
import { languageCodes } from '@/lib/languages';
import { pictureSize } from '@/lib/site/metadata';
import { getExportedPage } from './support/pages';

const clinic = getClinic();

test.each(languageCodes)('the social picture in %s is a PNG of the expected size', async (code) => {
  const picture = await sharp(`out/social/${code}.png`).metadata();
  expect(picture).toMatchObject({ ...pictureSize, format: 'png' });
  expect(readFileSync(`out/social/${code}.png`).byteLength).toBeLessThan(100_000);
});

test('every icon that the HTML or the manifest names exists in the stated size', async () => {
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
