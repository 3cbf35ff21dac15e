import { business } from '../values/business.ts';
import { maxTapHours, tapWaitingDays } from '../values/limits.ts';
export const texts = {
  cannotDo: {
    reason: 'Please say why, so that the office can call the client',
    next: 'Choose what happens now',
    needsTime: 'The client is choosing a new time for this visit. Please ask the office',
    welderIsOffices: 'Only the office sends somebody else by name',
  },
  reason: 'Reason',
  takeBack: {
    tooLate: 'More than a minute has passed. Please ask the office to take it back',
    notYours: 'Somebody else tapped this. Please ask the office',
    gone: 'There is no such tap to take back. Please look again',
    laterFirst: 'Something was tapped after that. Take the later tap back first',
    reasonRequired: 'Please say why it is taken back',
    handedOver: 'The office has this money already. Please ask the office',
    refunded: 'Some of this money was refunded. Please ask the office',
  },
  visitTap: {
    time: 'The time of the tap must be ISO 8601, like 2026-11-22T15:00:00Z',
    ahead: 'This tap is dated in the future. Please check your phone’s clock and try again',
    tooOld: `This tap is more than ${tapWaitingDays} days old. Please tell the office what happened`,
    hours: `Hours must be a number from 0 to ${maxTapHours}`,
    onlyOvertaken: 'overtaken can only be true',
    notYours: 'This visit isn’t yours anymore. Please ask the office',
    cancelled: `This visit was cancelled. Please call ${business.phone} before you go on`,
    finished: 'This visit is already finished. Please tell the office what to change',
    finishedEarly: 'The visit ends before it starts. Please tell the office',
  },
  couldNotBeDone: (reason: string) => `Could not be done${reason && `: ${reason}`}`,
  note: 'Note',
  takenBackKind: (kinds: string) => `of must be one of ${kinds}`,
};
