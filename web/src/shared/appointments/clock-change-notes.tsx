import { clockText } from '@welding/domain/booking/opening-hours';
import { clockName } from '@welding/domain/entities/arrival-words';
import {
  type ChosenTime,
  formatChicagoTime,
  readChicagoWallTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { clockChangeTexts } from './clock-change-texts.ts';

type ClockChangeNotesProps = {
  wallTime: string;
  onWallTime: (wallTime: string) => void;
  passChoice: (pass: ChosenTime['pass'], label: string) => ReactNode;
};

/** Explains a time that Chicago's clock skips or repeats; renders nothing for other times. */
export function ClockChangeNotes({ wallTime, onWallTime, passChoice }: ClockChangeNotesProps) {
  const t = clockChangeTexts();
  const reading = readChicagoWallTime(wallTime);
  const time = clockText(wallTime.slice(11, 16));
  return (
    <>
      {reading.kind === 'skipped' && (
        <div role="status" className="grid justify-items-start gap-2 text-sm">
          <p>{t.skippedHour(time)}</p>
          <Button onClick={() => onWallTime(toChicagoWallTime(reading.next))}>
            {t.takeTime(formatChicagoTime(reading.next))}
          </Button>
        </div>
      )}
      {reading.kind === 'repeated' && (
        <fieldset className="grid gap-1">
          <legend className="text-sm">{t.repeatedHour(time)}</legend>
          {passChoice('first', t.firstPass(time, clockName('first')))}
          {passChoice('second', t.secondPass(clockName('second')))}
        </fieldset>
      )}
    </>
  );
}
