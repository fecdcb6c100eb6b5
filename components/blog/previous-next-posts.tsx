import { getMessages } from '@/lib/content/get-content';
import { getAdjacentPosts, type Post } from '@/lib/content/pages/posts';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';

interface NeighbourProps {
  post: Post | undefined;
  rel: 'prev' | 'next';
  label: string;
}

const Neighbour = ({ post, rel, label }: NeighbourProps) =>
  post && (
    <li className={rel === 'next' ? '@tablet:col-start-2 @tablet:text-right' : ''}>
      <a
        href={toPageAddress(post.path)}
        rel={rel}
        className="flex h-full min-h-16 flex-col justify-center rounded-xl border-2 border-line px-5 py-3 leading-snug font-bold hover:underline"
      >
        <span className="text-base font-normal text-muted">{label} </span>
        <span lang={toLangAttribute(post.language)}>{post.title}</span>
      </a>
    </li>
  );

export function PreviousNextPosts({ post }: { post: Post }) {
  const messages = getMessages().blog;
  const { newer, older } = getAdjacentPosts(post);
  return (
    <nav aria-label={messages.neighbours} className="mt-14 print:hidden">
      <ul className="grid gap-4 @tablet:grid-cols-2">
        <Neighbour post={newer} rel="prev" label={messages.newer} />
        <Neighbour post={older} rel="next" label={messages.older} />
      </ul>
    </nav>
  );
}
