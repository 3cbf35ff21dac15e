export const texts = {
  help: 'Press the space bar to pick this visit up, arrow keys to move it, Enter to put it down, Escape to put it back.',
  keys: 'Arrow keys move it, Enter puts it down, Escape puts it back.',
  inTheWay: '(something is in the way)',
  unassigned: 'Unassigned',
  putHere: 'Put here',
  putBack: 'Put back',
};
