/** Serializes a value as JSON for a `<script>`, escaped so that `</script>` and `<!--` in it are only text. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
