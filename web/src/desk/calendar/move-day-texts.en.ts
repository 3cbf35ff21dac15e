import { plural } from '@welding/domain/values/language';

export const texts = {
  calendar: 'Calendar',
  moveADay: 'Move a day',
  moveDayOf: (name: string) => `Move ${name}’s day`,
  moveThisDay: 'Move this day',
  chooseBoth: (chooseWelder: string) => `${chooseWelder} and a day in the calendar.`,
  whoIsFree: 'Who is free',
  looking: 'Looking for who is free',
  lookFirst: 'What to look for first',
  someoneElse: 'Someone else takes over',
  anotherDay: 'Same crew, another day',
  noneLeft: 'No visit is left to move on this day.',
  toMove: (visits: number) => plural(visits, '1 visit to move', `${visits} visits to move`),
  goesTo: (time: string) => `${time} goes to`,
  sameTime: 'same time',
  alone: (names: string, people: number) => (people > 1 ? `${names} only` : `${names} alone`),
  moreMiles: (miles: number) =>
    miles === 0 ? 'no more driving' : plural(miles, '1 mile more driving', `${miles} miles more driving`),
  leaveAsItIs: 'Leave as it is',
  noOneIsFree: 'No one is free in the next two weeks. Open the visit for a later day.',
  blockTheRest: 'Block the rest of that day',
  reason: 'Reason',
  notAvailable: 'Not available',
  whoIsTold:
    'Clients whose time changes get one e-mail each. If only the welder changes, we don’t write to them.',
  move: (visits: number) => plural(visits, 'Move 1 visit', `Move ${visits} visits`),
  moving: 'Moving',
  dayMoved: 'Day moved',
  notAll: 'Not all of it could be moved',
  moved: (visits: number) => plural(visits, '1 visit moved', `${visits} visits moved`),
  undo: 'Undo',
  movedBack: 'Moved back',
  visits: (visits: number) => plural(visits, '1 visit', `${visits} visits`),
  someNotMovedBack: (visits: number) =>
    plural(visits, '1 visit was not moved back', `${visits} visits were not moved back`),
  notMovedBack: 'The day was not moved back',
};
