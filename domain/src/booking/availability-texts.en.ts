export const texts = {
  date: 'Date must be YYYY-MM-DD',
  unknownParameter: 'The address has a parameter that is unknown',
  days: (maxDays: number) => `Days must be a whole number from 1 to ${maxDays}`,
};
