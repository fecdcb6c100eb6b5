import { listLocalVoices } from './local-voices';

/** The voice of the device that suits the page best: of its own region, or the one the device prefers. */
export function chooseVoice(): SpeechSynthesisVoice | undefined {
  const voices = listLocalVoices();
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === document.documentElement.lang) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}
