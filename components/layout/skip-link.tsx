interface SkipLinkProps {
  text: string;
}

/** The first focusable element: skips the header. */
export function SkipLink({ text }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-20 rounded-xl bg-button px-5 py-3 font-bold text-on-button not-focus:[translate:0_-6rem]"
    >
      {text}
    </a>
  );
}
