const shortCodes: Readonly<Record<string, string>> = { eng: 'en', hin: 'hi', mar: 'mr' };

/** Parses the language and region of a tag; devices also use `en_IN`, `EN-in`, `hin_IND` and `hi-Deva-IN`. */
function parseTag(tag: string) {
  const [language = '', ...others] = tag.toLowerCase().split(/[-_]/);
  // The first two letters of `IND` are `IN`; a script code such as `Deva` has four letters.
  const region = others.find(({ length }) => length < 4)?.slice(0, 2);
  return { language: shortCodes[language] ?? language, region };
}

/**
 * The best voice loaded so far: one for the page's region, or else the default or first one for its language. Only
 * local voices, because remote ones would send the text to a server.
 */
export function chooseVoice(): SpeechSynthesisVoice | undefined {
  const { language, region } = parseTag(document.documentElement.lang);
  const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && parseTag(lang).language === language,
  );
  return (
    voices.find(({ lang }) => parseTag(lang).region === region) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}

export const hasVoice = (): boolean => chooseVoice() !== undefined;

export function watchVoices(onChange: () => void): () => void {
  const { speechSynthesis } = globalThis;
  // In Safari before 16, `speechSynthesis` is not an `EventTarget`.
  speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}
