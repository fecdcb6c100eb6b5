interface SkipLinkProps {
  text: string;
}

/** The first stop of the keyboard: past the header to the main content. */
export function SkipLink({ text }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-20 -translate-y-24 rounded-xl bg-button px-5 py-3 font-bold text-on-button focus:translate-y-0"
    >
      {text}
    </a>
  );
}
