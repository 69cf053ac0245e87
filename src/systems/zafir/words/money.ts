/** Cents as people write them: 1250 is '₹12.50', 1200 '₹12', 123456 '₹1,234.56'. */
export function money(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const riyals = whole.toLocaleString('en');
  return `${cents < 0 ? '-' : ''}₹${riyals}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Cents of what was typed: '12.50', '₹1,200', '5'. Null for what is no amount; nobody types parts of a cent. */
export function readMoney(text: string): number | null {
  const plain = text.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  const [, whole = '', rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
