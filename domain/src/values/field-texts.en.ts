/** What is said of any field. `label` is what people call it. */
export const texts = {
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,
  hidden: (label: string) => `${label} contains a hidden character. Please type it again`,
  oneLine: (label: string) => `${label} must be on one line`,
  noText: (label: string) => `${label} must be text`,
  unknownField: (names: string) => `Unknown field: ${names}`,
  noObject: 'The request body must be a JSON object',
  years: (first: number, last: number) => `Use a date from ${first} to ${last}`,
  notUtc: 'A time must be ISO 8601 in UTC',
  noVersion: 'Please reload the page and save again',
  noId: 'An id must be a UUID',
  email: 'Valid email is required',
  language: 'Language must be en or es',
  zip: 'ZIP code must have five digits',
};
