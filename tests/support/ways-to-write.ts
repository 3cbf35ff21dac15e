/** An amount in English and Spanish formats, with and without a dollar sign: 1,250.50, 1.250,50, 1 250,5. */
export function waysToWrite(amount: number): string[] {
  const [whole = '', decimals = ''] = Math.abs(amount).toFixed(2).split('.');
  const by = (mark: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
  const sign = amount < 0 ? '-' : '';
  return [
    `${whole}.${decimals}`,
    `${whole},${decimals}`,
    `${by(',')}.${decimals}`,
    `${by('.')},${decimals}`,
    `${by(' ')},${decimals}`,
    ...(decimals === '00' ? [whole, by(',')] : []),
    ...(decimals.endsWith('0') ? [`${by('.')},${decimals.slice(0, 1)}`] : []),
  ].flatMap((written) => [`${sign}${written}`, `${sign}$${written}`, `$ ${sign}${written}`]);
}
