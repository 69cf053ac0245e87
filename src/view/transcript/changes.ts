import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerLine, TrackerView } from '../../engine/words.ts';

/** What has become of those in a fight: values that moved, conditions and places that came and went, who came and who left. */
export function changesBetween(before: TrackerView, after: TrackerView): readonly string[] {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Set(after.lines.map(({ id }) => id));
  const left = before.lines.filter(({ id }) => !is.has(id));
  return [
    ...after.lines.flatMap((line) => {
      const earlier = was.get(line.id);
      const said = earlier === undefined ? ['joins'] : changed(earlier, line);
      return said.length === 0 ? [] : [`**${escapeMarkdown(line.name)}**: ${said.join(' · ')}`];
    }),
    ...left.map(({ name }) => `**${escapeMarkdown(name)}**: leaves`),
    ...party(before, after),
  ];
}

function changed(before: TrackerLine, after: TrackerLine): readonly string[] {
  const values = after.gauges.flatMap(({ label, value, max }) => {
    const earlier = before.gauges.find((one) => one.label === label);
    return earlier === undefined || earlier.value === value
      ? []
      : [`${label} ${earlier.value} → ${value}/${max}`];
  });
  const gone = before.tags.filter((tag) => !after.tags.includes(tag)).map((tag) => `no longer: ${tag}`);
  const came = after.tags.filter((tag) => !before.tags.includes(tag)).map((tag) => `now: ${tag}`);
  const out = before.turn !== 'out' && after.turn === 'out' ? ['out of the fight'] : [];
  return [...values, ...gone, ...came, ...out];
}

const party = ({ party: was = [] }: TrackerView, { party: is = [] }: TrackerView): readonly string[] =>
  is.filter((line) => !was.includes(line)).map((line) => `The party: ${line}`);
