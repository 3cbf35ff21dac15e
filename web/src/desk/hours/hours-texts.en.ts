export const texts = {
  hours: 'Hours',
  nouns: 'hours',
  noneYet: 'No hours yet. They come from the taps.',
  workAndDriving: (work: string, driving: string) => `${work} work · ${driving} driving`,
};
