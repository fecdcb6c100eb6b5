/**
 * Parses an unknown address; `blog` is that of the list of posts. For another spelling of a post's number, such as `/blog/03`, `postAddress` is the
 * canonical address of the post; else `null`.
 */
export function readBlogAddress(pathname: string, blog: string) {
  const rest = pathname.slice(blog.length);
  const [, id] = /^\+?0*([1-9]\d*)\/?$/.exec(rest) ?? [];
  const postAddress = id ? `${blog}${id}/` : null;
  return {
    isBelowBlog: pathname.startsWith(blog),
    postAddress: pathname.startsWith(blog) && postAddress !== pathname ? postAddress : null,
  };
}
