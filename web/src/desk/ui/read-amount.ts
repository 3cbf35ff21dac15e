/** Dollars as people type them, $1,250.50; undefined for nothing, NaN for what is no amount. */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  return digits === '' ? undefined : Number(/^-?\d*\.?\d*$/.test(digits) ? digits : Number.NaN);
}
