/** Serializes a value as JSON for a `<script>`, escaped so that `</script>` and `<!--` cannot end it. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
