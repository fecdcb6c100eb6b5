interface SkipLinkProps {
  text: string;
}

/** The first focusable element: skips the header. */
export function SkipLink({ text }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className="sr-only rounded-xl bg-button font-bold text-on-button focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:px-5 focus:py-3"
    >
      {text}
    </a>
  );
}
