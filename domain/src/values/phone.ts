/** The tel: address of a US phone number as people write it (RFC 3966): (312) 555-0148 becomes tel:+13125550148. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
