import type { ReactNode } from 'react';
import { focusOnMount } from '@/components/ui/focus-on-mount';

const looks = {
  success: 'border-success text-section text-success',
  danger: 'border-danger text-danger',
  question: 'border-accent',
};

interface NoticeProps {
  look: keyof typeof looks;
  /** Omitted inside a live region, which announces it already. */
  role?: 'alert';
  children: ReactNode;
}

/** The outcome of a submit, in one sentence that takes the focus when it appears. */
export function Notice({ look, role, children }: NoticeProps) {
  return (
    <p
      role={role}
      tabIndex={-1}
      ref={focusOnMount}
      className={`mt-6 rounded-xl border-3 bg-surface p-5 font-bold ${looks[look]}`}
    >
      {children}
    </p>
  );
}
