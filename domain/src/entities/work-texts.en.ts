export const texts = {
  kinds: { drive: 'Driving', work: 'Work' },
  messages: {
    time: 'Say from when to when, as dates and times',
    backwards: 'The end must be after the start',
    ahead: 'Hours can be entered once they are over',
    overMidnight: 'Hours end on the day they begin. Add the rest to the next day',
    reasonRequired: 'Say why',
    noSuchWelder: 'No one on the staff has this id',
    removed: 'This entry was removed. Put it back first',
  },
  reason: 'Reason',
  kind: 'Kind must be drive or work',
  removed: 'Removed',
  entryId: 'An entry has an id of letters, digits, - and _',
  countedOf: 'Give either visitId or projectId',
  week: 'Give the week by its Monday, YYYY-MM-DD',
};
