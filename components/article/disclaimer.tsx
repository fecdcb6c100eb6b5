import { getWords } from '@/lib/content/get-content';
import { keepTogether } from '@/lib/kept-together';

/** The end of every text about health. */
export function Disclaimer() {
  return <p className="mt-5">{keepTogether(getWords().page.disclaimer)}</p>;
}
