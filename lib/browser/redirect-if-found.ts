export function redirectIfFound(address: string): void {
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(address),
    () => undefined,
  );
}
