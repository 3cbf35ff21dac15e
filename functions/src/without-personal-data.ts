/** A text for the log: what may be an e-mail or a phone number is blotted out. Takes time in proportion to the text. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s/]+/g, (word) => (hasSeparatorInside.test(word) ? '[e-mail]' : word))
    .replace(/\+?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '[phone]');
}

const hasSeparatorInside = /.(?:@|%40)./s;
