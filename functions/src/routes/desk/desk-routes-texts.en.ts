export const texts = {
  days: 'From and to must be days of the calendar, YYYY-MM-DD',
  order: 'From must not be after to',
  listsOfPhotos: 'A request has photos, a project beforePhotos and afterPhotos',
  beforeOrAfter: 'A photo is of before or after the work',
};
