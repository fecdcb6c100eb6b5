interface NoticeIconProps {
  className: string;
  mark: string;
  dot: number;
}

function NoticeIcon({ className, mark, dot }: NoticeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 ${className}`}
    >
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d={mark} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy={dot} r="1.6" fill="currentColor" />
    </svg>
  );
}

export function AlertIcon() {
  return <NoticeIcon className="text-danger" mark="M12 6.5v6.5" dot={17} />;
}

export function InfoIcon() {
  return <NoticeIcon className="text-accent2" mark="M12 11v6.5" dot={7} />;
}
