/** The address of the post that an unknown address below `blog`, the list, spells in another way, such as `/blog/03`. */
export function findPostAddress(pathname: string, blog: string): string | undefined {
  const [, id] = /^\+?0*([1-9]\d*)\/?$/.exec(pathname.slice(blog.length)) ?? [];
  const address = `${blog}${id}/`;
  return id && pathname.startsWith(blog) && address !== pathname ? address : undefined;
}

export function redirectIfFound(address: string): void {
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(address),
    () => undefined,
  );
}
