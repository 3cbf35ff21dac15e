import type { BusinessSettings } from '@welding/domain/business/settings';

type RuleName = keyof BusinessSettings['booking'];

/** The booking rules as the form asks for them. */
export const bookingRuleLabels: Readonly<Record<RuleName, { label: string; hint: string }>> = {
  stepMinutes: { label: 'Step', hint: 'Minutes between the times that are offered' },
  gapMinutes: { label: 'Gap between visits', hint: 'Minutes kept free for the way' },
  leadHours: { label: 'Lead time', hint: 'Hours from now until the first time that is offered' },
  horizonDays: { label: 'Horizon', hint: 'Days ahead that clients may book' },
  cutoffHours: { label: 'Cutoff', hint: 'Hours before a visit until which clients may move or cancel it' },
  windowMinutes: { label: 'Arrival window', hint: 'Minutes after the time within which the welder arrives' },
};

export const bookingRuleNames = [
  'stepMinutes',
  'gapMinutes',
  'leadHours',
  'horizonDays',
  'cutoffHours',
  'windowMinutes',
] as const satisfies readonly RuleName[];
