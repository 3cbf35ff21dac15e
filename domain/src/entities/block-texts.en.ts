import { maxBlockDays } from '../values/limits.ts';
export const texts = {
  messages: {
    endBeforeStart: 'The end must be after the start',
    tooLong: `A block lasts at most ${maxBlockDays} days. Make a second one for the rest`,
  },
  startRequired: 'Start is required',
  endRequired: 'End is required',
  reason: 'Reason',
  reasonRequired: 'Reason is required',
  chooseWelder: 'Choose a welder',
  removed: 'Removed',
  blocked: 'Blocked',
};
