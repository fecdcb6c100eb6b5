import { basePath } from '../base-path';

/** An unknown address in relation to the blog. */
export interface BlogAddress {
  isBelowBlog: boolean;
  /** The canonical address of the post, for another spelling of its number. */
  postAddress: string | null;
}

/** Parses an address such as `/blog/03`, whose last part reads as an integer. */
export function readBlogAddress(pathname: string): BlogAddress {
  const blog = `${basePath}/blog/`;
  const rest = pathname.slice(blog.length);
  const [, id] = /^\+?0*([1-9]\d*)\/?$/.exec(rest) ?? [];
  const postAddress = id ? `${blog}${id}/` : null;
  return {
    isBelowBlog: pathname.startsWith(blog),
    postAddress: pathname.startsWith(blog) && postAddress !== pathname ? postAddress : null,
  };
}
