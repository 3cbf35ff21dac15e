export const texts = {
  days: 'From and to must be days of the calendar, YYYY-MM-DD',
  order: 'From must not be after to',
};
