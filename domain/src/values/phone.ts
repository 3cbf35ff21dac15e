/** The tel: address of a US phone number as people write it (RFC 3966): (312) 555-0148 becomes tel:+13125550148. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** The sms: address (RFC 5724) of a number that `telHref` takes. */
export function smsHref(phone: string): string {
  return telHref(phone).replace('tel:', 'sms:');
}
