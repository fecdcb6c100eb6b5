/** The frequencies of the tones at the start and at the end of a break, in Hz. */
const tones = { begin: [660, 880], end: [660, 495] } as const;
const TONE_S = 0.5;
const VOLUME = 0.15;

export type Chime = (kind: keyof typeof tones) => Promise<void>;

/** Creates a soft chime with Web Audio; autoplay policies keep it silent unless created in a user gesture. */
export function createChime(): Chime {
  const audio = new AudioContext();
  return async (kind) => {
    await audio.resume();
    tones[kind].forEach((pitch, index) => {
      const from = audio.currentTime + index * TONE_S;
      const oscillator = new OscillatorNode(audio, { frequency: pitch });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(VOLUME, from + 0.05);
      gain.gain.linearRampToValueAtTime(0, from + TONE_S);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(from + TONE_S);
    });
  };
}
