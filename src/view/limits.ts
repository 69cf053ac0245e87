/** What Discord accepts of each part of a message. */
export const limits = {
  content: 2000,
  title: 256,
  text: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  embed: 6000, // all of an embed together
  label: 80,
  option: 100,
  options: 25,
  placeholder: 150,
  customId: 100,
  formParts: 5,
  formNote: 4000,
  group: 10, // choices that stand open in a form, instead of in a list to open
  formTitle: 45,
  formLabel: 45,
  formHint: 100,
  formValue: 4000,
} as const;

/** A text cut to fit; it ends in '…' where something is missing. Counts as Discord does, in UTF-16 units, and never halves a character. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end)}…`;
}

const MARKS = ['**', '~~', '`'];

/** A text cut to fit, in which what was bold, struck through or code ends where the text does. */
export function shortenMarked(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = shorten(text, most - MARKS.join('').length);
  const open = MARKS.filter((mark) => cut.split(mark).length % 2 === 0);
  return cut + open.join('');
}

/** As many whole lines as fit, and how many are missing. */
export function fitLines(lines: readonly string[], most: number): string {
  const whole = lines.join('\n');
  if (whole.length <= most) return whole;
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length + line.length + 1 > most - 30) break;
    kept.push(line);
    length += line.length + 1;
  }
  return kept.length === 0
    ? shorten(whole, most)
    : `${kept.join('\n')}\n… and ${lines.length - kept.length} more`;
}

/** As many whole sentences of a text in Markdown as fit, where one does; else the text cut to fit. */
export function shortenToSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most - 2).search(/[.!?)]\s(?!.*[.!?)]\s)/su);
  return end < most / 3 ? shortenMarked(text, most) : `${text.slice(0, end + 1)} …`;
}
