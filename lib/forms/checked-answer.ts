import { cleanAnswer, trimInvisible } from './answers';
import type { Field } from './field';

/** Converts the domain of an e-mail address to Punycode, as Chromium does: a domain may use letters of any script. */
function toAsciiDomain(address: string): string {
  const [, user, domain = ''] = /^(.*@)([\p{L}\p{M}\d.-]+)$/u.exec(address) ?? [];
  try {
    return /\P{ASCII}/u.test(domain) ? user + new URL(`http://${domain}`).hostname : address;
  } catch {
    return address;
  }
}

/** Cleans an answer before it is checked and sent; pasted numbers and addresses often contain direction marks. */
export function toCheckedAnswer({ control, choices }: Field, text: string): string {
  const answer = cleanAnswer(control, trimInvisible(text));
  const visible = answer.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  switch (control) {
    case 'email':
      return toAsciiDomain(visible);
    case 'tel':
    case 'number':
      return visible;
    case 'select':
      // A draft may contain an option that no longer exists.
      return choices?.some(({ value }) => value === answer) ? answer : '';
    default:
      return answer;
  }
}

/** Matches e-mail addresses like browsers do (WHATWG HTML, "valid e-mail address"). */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
