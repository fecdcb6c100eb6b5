/** Opens an address in place of this one, where its host has something there. */
export function openIfThere(address: string): void {
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(address),
    () => undefined,
  );
}
