/** The main part of a language tag; Android writes `en_IN` where others write `en-IN`. */
const toMainLanguage = (tag: string) => tag.split(/[-_]/)[0];

/**
 * A voice of the device itself in the language of the page; a voice of a server would be sent the
 * text. Voices may arrive after the page.
 */
export function findLocalVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    (voice) => voice.localService && toMainLanguage(voice.lang) === toMainLanguage(lang),
  );
  return (
    voices.find((voice) => voice.lang.replace('_', '-') === lang) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}

/** Calls back whenever the voices of the device change; returns what ends that. */
export function watchVoices(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis;
  speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}
