import { describe, expect, test } from 'vitest';
import { behaviours } from '../../src/engine/autopilot/behaviours.ts';
import { type Reason, reasons, type Step } from '../../src/engine/autopilot/step.ts';
import { actedLines, reasonLine } from '../../src/view/autopilot.ts';
import { render } from '../../src/view/render.ts';

/** A foe's step for a reason, with whoever they went for. */
const step = (what: Reason, target: string | null): Step => ({
  intent: { kind: 'next', actor: 'foe', asGm: true },
  because: { behaviour: 'nearest', what, target, chance: what === 'attack' ? 0.415 : null },
});

const known = [
  { id: 'foe', name: 'Raider *1*' },
  { id: 'kira', name: 'Kira' },
];

describe.each(reasons)('why somebody acted by themselves: %s', (what) => {
  test('has words of its own', () => {
    const said = reasons.map((one) => actedLines([{ step: step(one, null), known }])[0]);
    const own = said[reasons.indexOf(what)] ?? '';
    expect([/\*\* [a-z]/u.test(own), said.filter((one) => one === own).length]).toEqual([true, 1]);
  });

  test('says the same in plain text', () => {
    const said = reasonLine({ step: step(what, 'kira'), known });
    const view = { card: { text: said, tone: 'plain' } } as const;
    expect(render(view, { text: true }).content).toContain(said);
  });

  test('names nobody whom its reader does not know', () => {
    const all = known.filter(({ id }) => id !== 'kira');
    expect(reasonLine({ step: step(what, 'kira'), known: all })).toMatch(/ somebody(?:,.*)? \(/u);
  });

  test('has no words that form the text', () => {
    expect(reasonLine({ step: step(what, null), known })).toContain('Raider \\*1\\*');
  });
});

test.each(behaviours.map((row) => [row.name, row] as const))('%s says how it is', (name, { id }) => {
  const told = { ...step('closer', 'kira') };
  const said = reasonLine({ step: { ...told, because: { ...told.because, behaviour: id } }, known });
  expect(said).toContain(`(${name})`);
});
