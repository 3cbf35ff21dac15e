/** How visits are moved, for who comes to one by keyboard or hears it. */
export function MoveHelp({ id }: { id: string }) {
  return (
    <p id={id} hidden>
      Press the space bar to pick this visit up, arrow keys to move it, Enter to put it down, Escape to put it
      back.
    </p>
  );
}
