/** Two soft tones upwards: pitch in hertz, and when in seconds. */
const TONES = [
  [523, 0],
  [784, 0.14],
] as const;
const TONE_SECONDS = 0.22;
const VOLUME = 0.2;
const BUZZ_MS = [60, 40, 120];

/**
 * Tells ears and hands that the door is open, for eyes that are on the lockers. Phones play only what a press began,
 * and a phone that is silent stays silent: call it in the press, and what it answers when the door is open.
 */
export function prepareDoorCue(): () => void {
  const sound = 'AudioContext' in globalThis ? new AudioContext() : undefined;
  void sound?.resume().catch(() => undefined);
  return () => {
    // Whoever wants less motion is not shaken either.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
    if (sound) playTones(sound);
  };
}

function playTones(sound: AudioContext): void {
  for (const [pitch, at] of TONES) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, start);
    // Otherwise its end would click.
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    tone.addEventListener('ended', () => pitch === TONES[1][0] && void sound.close());
  }
}
