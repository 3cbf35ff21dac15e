export const texts = {
  month: 'Say a month, YYYY-MM',
  noHours: 'No hours noted',
};
