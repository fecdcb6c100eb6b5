import { join } from 'node:path';
import { readPage } from '@/scripts/html-tree';
import { childText, readElements } from './xml';

/** The posts in the feed of an export, each with its text as a page of its own. */
export const readFeed = (folder = 'out') =>
  readElements(join(folder, 'blog', 'feed.xml'), 'item').map((item) => ({
    link: childText(item, 'link'),
    title: childText(item, 'title'),
    content: readPage(`<!DOCTYPE html>${childText(item, 'content:encoded') ?? ''}`),
  }));
