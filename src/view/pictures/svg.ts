// SVG as text. What draws it knows one font and no others, so texts in pictures are our own words and figures.

type Value = string | number;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);

/** A length with at most one decimal. */
const written = (value: Value): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

/** An element; its children are elements already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  children: readonly string[] = [],
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  const inside = children.join('');
  return inside === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inside}</${name}>`;
}

/** A line of words. */
export const words = (text: string, attributes: Readonly<Record<string, Value>>): string =>
  element('text', attributes, [escaped(text)]);
