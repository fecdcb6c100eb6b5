import { getMessages } from '@/lib/content/get-content';

/** The end of every text about health. */
export function Disclaimer() {
  return <p className="mt-5">{getMessages().page.disclaimer}</p>;
}
