/**
 * A pasted e-mail address or phone number without what surrounds it in a link or an address book:
 * `Asha <asha@example.com>`, `mailto:asha@example.com.`, `tel:+91.98765.43210 ext 12`. Other answers stay
 * as they are.
 *
 * @param type the `type` of the control
 */
export function cleanContact(type: string, answer: string): string {
  switch (type) {
    case 'email':
      return answer
        .replace(/^.*<([^<>]+)>\s*$/, '$1')
        .replace(/^\s*mailto:/i, '')
        .replace(/[.,;\s]+$/, '');
    case 'tel':
      return answer
        .replace(/^\s*tel:/i, '')
        .replace(/[\s,;]*(?:ext|extn|x)[.:\s]*\d+\s*$/i, '')
        .replaceAll('.', ' ');
    default:
      return answer;
  }
}
