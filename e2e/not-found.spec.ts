import { expect } from '@playwright/test';
import { nextPostPath } from '@/checks/support/routes';
import { getMessages } from '@/lib/content/get-content';
import { LOST, post } from './support/sample-pages';
import { test } from './support/test';

const { blog, 'not-found': notFound } = getMessages();

test('an unknown URL shows the 404 page with links; an unknown post shows “Blog not found”, and /blog/03 redirects to post 3', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(LOST);
  await expect(heading).toHaveText(notFound.title);
  const [way = { label: '', href: '' }] = notFound.links.slice(-1);
  await page.getByRole('main').getByRole('link', { name: way.label, exact: true }).click();
  await expect(page).toHaveURL(way.href);

  for (const path of [nextPostPath, '/blog/none/']) {
    await page.goto(path);
    await expect(heading).toHaveText(blog.notFound);
    await page.getByRole('link', { name: blog.back }).click();
    await expect(page, path).toHaveURL('/blog/');
  }
  for (const path of [`/blog/0${post.id}`, `/blog/+${post.id}`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(post.path);
    await expect(heading).toHaveText(post.title);
  }
});
