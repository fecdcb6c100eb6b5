import type { ReactNode } from 'react';

const looks = {
  success: 'border-success text-section text-success',
  danger: 'border-danger text-danger',
};

interface NoticeProps {
  look: keyof typeof looks;
  /** Omitted inside a live region, which is announced anyway. */
  role?: 'alert';
  title: string;
  children?: ReactNode;
}

// Scrolls the notice to just below the header; `focus` alone may leave it anywhere on the screen.
function showOnMount(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView();
}

/** The result of a submit, which takes the focus when it appears. */
export const Notice = ({ look, role, title, children }: NoticeProps) => (
  <div
    role={role}
    tabIndex={-1}
    ref={showOnMount}
    className={`mt-6 rounded-xl border-3 bg-surface p-5 font-bold ${looks[look]}`}
  >
    {title}
    {children && <div className="font-normal text-text">{children}</div>}
  </div>
);
