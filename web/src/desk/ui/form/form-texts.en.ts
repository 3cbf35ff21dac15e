export const texts = {
  yes: 'Yes',
  no: 'No',
  startOver: 'Start over',
  restored: 'What you typed before is still here.',
  changesDiscarded: 'Changes discarded',
  undo: 'Undo',
  moreToLookAt: (count: number) => `And ${count} more to check.`,
  remove: (name: string) => `Remove ${name}`,
  chicagoTime: (label: string) => `${label} (Chicago time)`,
  none: 'None',
  /** Whether it is a percentage or dollars. */
  unitOf: (label: string) => `${label} in`,
  checkValue: 'Please check this value',
};
