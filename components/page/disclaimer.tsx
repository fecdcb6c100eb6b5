import { getMessages } from '@/lib/content/get-content';

export function Disclaimer() {
  return <p className="mt-5">{getMessages().page.disclaimer}</p>;
}
