import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const soundKey = 'desk-request-sound';
const sound = createStore(() => deviceStorage.read(soundKey) === 'on');
let audio: AudioContext | undefined;

/** Whether this device rings when a request comes in: off until somebody turns it on. */
export function useRequestSound(): boolean {
  return useSyncExternalStore(sound.subscribe, sound.get);
}

/**
 * Turned on it rings once, so that one knows the sound, and the browser knows that it is wanted. Where storage is closed, it
 * lasts as long as the page.
 */
export function turnRequestSound(on: boolean): void {
  if (on) deviceStorage.write(soundKey, 'on');
  else deviceStorage.remove(soundKey);
  sound.set(on);
  if (on) ring();
}

/** Rings twice, where that is wanted. */
export function ringForRequest(): void {
  if (sound.get()) ring();
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
