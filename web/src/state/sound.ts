/** Small sounds made on the spot, off unless a person wants them. Each lasts under 400 ms. */
import { settings } from "./settings.svelte";

export type Sound = "select" | "build" | "coins" | "chain" | "reveal" | "pawn" | "wonder" | "turn" | "tick";

interface Tone {
  pitch: number; // Hz
  at?: number; // seconds from now
  lasts: number; // seconds
  loud?: number;
  shape?: OscillatorType;
}
const SOUNDS: Record<Sound, Tone[]> = {
  select: [{ pitch: 320, lasts: 0.06, shape: "triangle" }],
  build: [
    { pitch: 130, lasts: 0.16, loud: 0.3, shape: "triangle" },
    { pitch: 196, at: 0.03, lasts: 0.1, shape: "triangle" },
  ],
  coins: [
    { pitch: 1870, lasts: 0.09, loud: 0.08 },
    { pitch: 2210, at: 0.07, lasts: 0.12, loud: 0.08 },
  ],
  chain: [{ pitch: 587, lasts: 0.26, shape: "sawtooth", loud: 0.06 }],
  reveal: [{ pitch: 900, lasts: 0.05, loud: 0.05, shape: "square" }],
  pawn: [{ pitch: 220, lasts: 0.07, shape: "square", loud: 0.08 }],
  wonder: [
    { pitch: 196, lasts: 0.38, loud: 0.2 },
    { pitch: 1176, lasts: 0.34, loud: 0.05 },
  ],
  turn: [
    { pitch: 523, lasts: 0.12, loud: 0.12 },
    { pitch: 784, at: 0.13, lasts: 0.2, loud: 0.12 },
  ],
  tick: [{ pitch: 1000, lasts: 0.03, loud: 0.06, shape: "square" }],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) ring(context, tone);
}

function ring(audio: AudioContext, { pitch, at = 0, lasts, loud = 0.16, shape = "sine" }: Tone): void {
  const [voice, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
