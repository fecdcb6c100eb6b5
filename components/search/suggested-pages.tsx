interface SuggestedPagesProps {
  title: string;
  root: string;
  links: readonly { label: string; href: string }[];
}

export function SuggestedPages({ title, root, links }: SuggestedPagesProps) {
  return (
    <>
      <p className="mt-2">{title}</p>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={`${root}${href}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
