import { articleWords } from '@/content/en/article';
import type { Review } from '@/content/types';

interface ReviewNoteProps {
  review: Review;
}

/** Who checked the page and when, as far as the content says. */
export function ReviewNote({ review: { reviewer, reviewedOn, nextReviewOn } }: ReviewNoteProps) {
  const parts = [
    reviewer && `${articleWords.reviewedBy} ${reviewer}${reviewedOn ? `, ${reviewedOn}` : ''}.`,
    nextReviewOn && `${articleWords.nextReview}: ${nextReviewOn}.`,
  ].filter(Boolean);
  return parts.length > 0 && <p className="mt-6 text-base text-muted">{parts.join(' ')}</p>;
}
