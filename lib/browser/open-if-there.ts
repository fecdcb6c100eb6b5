/** Redirects to an address if a HEAD request finds it. */
export function openIfThere(address: string): void {
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(address),
    () => undefined,
  );
}
