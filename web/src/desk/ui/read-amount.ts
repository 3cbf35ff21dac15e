/** A number as people type it, $1,250.50, 12,5 or 8%; undefined for nothing, NaN for what is none. */
export function readAmount(text: string): number | undefined {
  const digits = text
    .replace(/[$%\s]/g, '')
    // One comma before one or two digits is a point: 12,50 is never 1250.
    .replace(/^(-?\d*),(\d{1,2})$/, '$1.$2')
    .replaceAll(',', '');
  return digits === '' ? undefined : Number(/^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? digits : Number.NaN);
}
