/** Plays short sounds, synthesised from waves and noise; there are no sound files. */
import type { GameFace } from '../../games/contract';
import { memory } from '../../memory';

export type Sound = NonNullable<ReturnType<GameFace['sound']>>;

/** A voice of a sound: a tone or filtered noise that swells and fades. */
interface Voice {
  /** Start, in seconds. */
  at: number;
  lasts: number;
  loud: number;
  /** Pitch (or filter frequency of the noise) at the start and the end, in hertz. */
  from: number;
  to: number;
  wave: OscillatorType | 'noise';
}

function bell(at: number, pitch: number, loud = 0.12): Voice[] {
  return [1, 2.01, 2.98].map((overtone, index) => ({
    at,
    lasts: 1.1 / (index + 1),
    loud: loud / (index + 1.5),
    from: pitch * overtone,
    to: pitch * overtone,
    wave: 'sine' as const,
  }));
}

function rustle(at: number, from: number, to: number, lasts: number, loud: number): Voice {
  return { at, lasts, loud, from, to, wave: 'noise' };
}

const VOICES: Record<Sound, Voice[]> = {
  card: [rustle(0, 2600, 900, 0.09, 0.22)],
  shuffle: [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((at) => rustle(at, 3200, 1400, 0.07, 0.14)),
  dice: [0, 0.07, 0.16, 0.29].map((at, index) => rustle(at, 1800 - index * 250, 700, 0.05, 0.3)),
  coin: [...bell(0, 1980, 0.07), ...bell(0.07, 2640, 0.07)],
  sword: [
    rustle(0, 6200, 3000, 0.3, 0.14),
    { at: 0.02, lasts: 0.45, loud: 0.06, from: 1850, to: 1720, wave: 'triangle' },
    { at: 0.02, lasts: 0.4, loud: 0.04, from: 2950, to: 2800, wave: 'triangle' },
  ],
  spell: [0, 0.08, 0.16, 0.24].map((at, index) => ({
    at,
    lasts: 0.5,
    loud: 0.07,
    from: [523, 659, 831, 1047][index] ?? 523,
    to: ([523, 659, 831, 1047][index] ?? 523) * 1.01,
    wave: 'sine' as const,
  })),
  bell: bell(0, 660),
  win: [
    ...[0, 0.18, 0.36].map((at, index): Voice => {
      const pitch = [392, 523, 659][index] ?? 392;
      return { at, lasts: 0.3, loud: 0.1, from: pitch, to: pitch, wave: 'sawtooth' };
    }),
    ...bell(0.54, 784, 0.16),
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers allow sound only after a user action, so create the context at the first sound. */
function ready(): AudioContext | null {
  if (!memory.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function play(audio: AudioContext, voice: Voice): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.lasts;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loud, start + Math.min(0.012, voice.lasts / 3));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  if (voice.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(voice.from, start);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(filter).connect(loudness);
    source.start(start, Math.random() * 0.5, voice.lasts);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.from, start);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

/** Play a sound, if sound is on. */
export function sound(name: Sound): void {
  const audio = ready();
  if (audio) for (const voice of VOICES[name]) play(audio, voice);
}
