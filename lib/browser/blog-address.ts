/**
 * Parses an unknown address; `blog` is that of the list of posts. For another spelling of a post's number, such as
 * `/blog/03`, `postAddress` is the canonical address of the post; else `null`.
 */
export function readBlogAddress(pathname: string, blog: string) {
  const isBelowBlog = pathname.startsWith(blog);
  const [, id] = /^\+?0*([1-9]\d*)\/?$/.exec(pathname.slice(blog.length)) ?? [];
  const postAddress = isBelowBlog && id ? `${blog}${id}/` : null;
  return { isBelowBlog, postAddress: postAddress === pathname ? null : postAddress };
}

export function redirectIfFound(address: string): void {
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(address),
    () => undefined,
  );
}
