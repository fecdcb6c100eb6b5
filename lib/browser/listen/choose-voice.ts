import { listLocalVoices } from './local-voices';

/** The best local voice: of the page's region, or else the default one. */
export function chooseVoice(): SpeechSynthesisVoice | undefined {
  const voices = listLocalVoices();
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === document.documentElement.lang) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}
