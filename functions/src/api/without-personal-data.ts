/** A text for the log: what may be an e-mail or a phone number is blotted out. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s/]+(@|%40)[^\s/]+/gi, '[e-mail]')
    .replace(/\+?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '[phone]');
}
