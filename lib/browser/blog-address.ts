import { basePath } from '../base-path';

/** What an address of the host says about the blog. */
export interface BlogAddress {
  isBelowBlog: boolean;
  /** The proper address of the post it means, where it names one in another spelling. */
  postAddress: string | null;
}

/** Reads an address such as `/blog/03`, whose last part is meant as an integer. */
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
