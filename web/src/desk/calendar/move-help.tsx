import { movingTexts } from './moving-texts.ts';

/** How visits are moved, for who comes to one by keyboard or hears it. */
export function MoveHelp({ id }: { id: string }) {
  return (
    <p id={id} hidden>
      {movingTexts().help}
    </p>
  );
}
