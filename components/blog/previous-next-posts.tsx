import { getMessages } from '@/lib/content/get-content';
import { getAdjacentPosts, type Post } from '@/lib/content/pages/posts';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';

interface PreviousNextPostsProps {
  post: Post;
}

export function PreviousNextPosts({ post }: PreviousNextPostsProps) {
  const messages = getMessages().blog;
  const { newer, older } = getAdjacentPosts(post);
  const links = [
    { neighbour: newer, rel: 'prev', label: messages.newer, look: '' },
    {
      neighbour: older,
      rel: 'next',
      label: messages.older,
      look: '@tablet:col-start-2 @tablet:text-right',
    },
  ];
  return (
    <nav aria-label={messages.neighbours} className="mt-14 print:hidden">
      <ul className="grid gap-4 @tablet:grid-cols-2">
        {links.map(
          ({ neighbour, rel, label, look }) =>
            neighbour && (
              <li key={rel} className={look}>
                <a
                  href={toPageAddress(neighbour.path)}
                  rel={rel}
                  className="flex h-full min-h-16 flex-col justify-center rounded-xl border-2 border-line px-5 py-3 leading-snug font-bold hover:underline"
                >
                  <span className="text-base font-normal text-muted">{label} </span>
                  <span lang={toLangAttribute(neighbour.language)}>{neighbour.title}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
