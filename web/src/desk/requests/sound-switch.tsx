import { turnRequestSound, useRequestSound } from './request-sound.ts';
import { requestsTexts } from './requests-texts.ts';

/** Whether this device rings when a request comes in. */
export function SoundSwitch() {
  const isOn = useRequestSound();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        className="checkbox"
        checked={isOn}
        onChange={(event) => turnRequestSound(event.target.checked)}
      />
      {requestsTexts().ring}
    </label>
  );
}
