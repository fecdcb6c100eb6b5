/** The main part of a language tag; Android writes `en_IN` where others write `en-IN`. */
const toMainLanguage = (tag: string) => tag.split(/[-_]/)[0];

/**
 * The voices of the device itself in the language of the page, as far as they have arrived; a voice
 * of a server would be sent the text.
 */
export const listLocalVoices = (): SpeechSynthesisVoice[] =>
  (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ localService, lang }) =>
      localService && toMainLanguage(lang) === toMainLanguage(document.documentElement.lang),
  );

/** Calls back whenever the voices of the device change; returns what ends that. */
export function watchVoices(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis;
  speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener('voiceschanged', onChange);
}
