/** Kept this long after the tap: some browsers read the file only when the person has chosen what to do with it. */
const readableMs = 60_000;

/** Hands a file to the browser, to be saved under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
}
