/** The language subtag of a tag; Android writes `en_IN` instead of `en-IN`. */
const toMainLanguage = (tag: string) => tag.split(/[-_]/)[0];

/**
 * The best voice that is loaded so far: of the page's region, or else the default one of its language. Only local
 * voices, because remote ones would send the text to a server.
 */
export function chooseVoice(): SpeechSynthesisVoice | undefined {
  const tag = document.documentElement.lang;
  const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && toMainLanguage(lang) === toMainLanguage(tag),
  );
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === tag) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}

export const hasVoice = (): boolean => chooseVoice() !== undefined;

export function watchVoices(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis;
  speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener('voiceschanged', onChange);
}
