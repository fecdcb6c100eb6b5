const shortCodes: Readonly<Record<string, string>> = { eng: 'en', hin: 'hi', mar: 'mr' };

/** The language and the region of a tag; devices also write `en_IN`, `EN-in`, `hin_IND` and `hi-Deva-IN`. */
function parseTag(tag: string) {
  const [language = '', ...others] = tag.toLowerCase().split(/[-_]/);
  // Of the three letters of `IND`, two are those of `IN`; a script has four.
  const region = others.find(({ length }) => length < 4)?.slice(0, 2);
  return { language: shortCodes[language] ?? language, region };
}

/**
 * The best voice that is loaded so far: of the page's region, or else the default one of its language. Only local
 * voices, because remote ones would send the text to a server.
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
  // In Safari before 16 `speechSynthesis` is no `EventTarget`.
  speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}
