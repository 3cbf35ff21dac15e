import { useSyncExternalStore } from 'react';

const soundKey = 'desk-request-sound';
const listeners = new Set<() => void>();
let current: boolean | undefined;
let audio: AudioContext | undefined;

/** Whether this device rings when a request comes in: off until somebody turns it on. */
export function useRequestSound(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn);
}

/** Turned on it rings once, so that one knows the sound, and the browser knows that it is wanted. */
export function turnRequestSound(on: boolean): void {
  current = on;
  try {
    if (on) localStorage.setItem(soundKey, 'on');
    else localStorage.removeItem(soundKey);
  } catch {
    // Where storage is closed, it lasts as long as the page.
  }
  for (const listener of listeners) listener();
  if (on) ring();
}

/** Rings twice, where that is wanted. */
export function ringForRequest(): void {
  if (isSoundOn()) ring();
}

function isSoundOn(): boolean {
  if (current === undefined) {
    try {
      current = localStorage.getItem(soundKey) === 'on';
    } catch {
      current = false;
    }
  }
  return current;
}

function ring(): void {
  audio ??= new AudioContext();
  // After a reload the browser holds sound back until the page was touched.
  void audio.resume();
  for (const [tone, start] of [
    [880, 0],
    [1175, 0.18],
  ] as const) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + start;
    oscillator.frequency.value = tone;
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.4);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + 0.4);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
