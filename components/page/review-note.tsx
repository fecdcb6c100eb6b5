import { getMessages } from '@/lib/content/get-content';
import type { Review } from '@/lib/content/schema/documents';
import { formatDay } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';

interface ReviewNoteProps {
  review: Review;
}

/** Who checked the page and when, as far as the content says. */
export function ReviewNote({ review: { reviewer, reviewedOn, nextReviewOn } }: ReviewNoteProps) {
  const { checked, checkedOn, next } = getMessages().page.review;
  const parts = [
    reviewer && !reviewedOn && formatMessage(checked, { reviewer }),
    reviewer && reviewedOn && formatMessage(checkedOn, { reviewer, day: formatDay(reviewedOn) }),
    nextReviewOn && formatMessage(next, { day: formatDay(nextReviewOn) }),
  ].filter(Boolean);
  return parts.length > 0 && <p className="mt-6 text-muted">{parts.join(' ')}</p>;
}
