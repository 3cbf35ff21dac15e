/** An e-mail as somebody who knows it recognises it, and nobody else: client@example.com is c•••t@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, at)];
  const last = others.length > 2 ? (others.at(-1) ?? '') : '';
  return `${first}•••${last}${email.slice(at)}`;
}
