/** The language subtag of a tag; Android writes `en_IN` instead of `en-IN`. */
const toMainLanguage = (tag: string) => tag.split(/[-_]/)[0];

/**
 * The local voices in the language of the page that are loaded so far. Remote voices would send the
 * text to a server.
 */
export const listLocalVoices = (): SpeechSynthesisVoice[] =>
  (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ localService, lang }) =>
      localService && toMainLanguage(lang) === toMainLanguage(document.documentElement.lang),
  );

/** Subscribes to changes of the voices; returns the function that unsubscribes. */
export function watchVoices(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis;
  speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener('voiceschanged', onChange);
}
