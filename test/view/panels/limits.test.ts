import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActOption, actGroups, type Choice } from '../../../src/engine/options.ts';
import { limits } from '../../../src/view/limits.ts';
import type { View } from '../../../src/view/message.ts';
import { openExtras } from '../../../src/view/panels/act.ts';
import { plainly } from '../../../src/view/panels/desk.ts';
import { doneView, goView } from '../../../src/view/panels/done.ts';
import { moreView } from '../../../src/view/panels/more.ts';
import { movesView } from '../../../src/view/panels/moves.ts';
import { notNowView } from '../../../src/view/panels/not.ts';
import { MOST_EXTRAS } from '../../../src/view/panels/picks.ts';
import { render } from '../../../src/view/render.ts';
import { deep, seededFrom } from '../../support/deep.ts';
import { actAtOnce, buttonsOf, desk, selectsOf } from './desk.ts';

// Whatever the rules offer, Discord takes the panel of it.

// Whatever has a name has one that can be read: tables and people's names are checked for it.
const words = fc
  .string({ minLength: 1, maxLength: 120 })
  .map((text) => (text.trim() === '' ? `x${text}` : text));
const refused = fc.option(fc.constant({ code: 'tooFar', params: {} }), { nil: null });
const choices = (most: number): fc.Arbitrary<readonly Choice[]> =>
  fc.uniqueArray(fc.record({ id: words, name: words, note: words, risk: words, goal: words, refused }), {
    maxLength: most,
    selector: ({ id }) => id,
  });
const option: fc.Arbitrary<ActOption> = fc.record(
  {
    id: words,
    name: words,
    note: words,
    price: words,
    risk: words,
    refused,
    kind: fc.constantFrom('attack', 'act'),
    group: fc.constantFrom(...actGroups),
    targets: choices(70),
    targetNeeded: fc.boolean(),
    targetsOpen: fc.boolean(),
    means: choices(40),
    meansNeeded: fc.boolean(),
    ways: choices(30),
    spends: choices(8),
    detail: fc.constantFrom('optional', 'needed'),
  },
  { requiredKeys: ['id', 'name', 'price', 'refused', 'kind', 'group'] },
);
const offers = fc.uniqueArray(option, { minLength: 1, maxLength: 40, selector: ({ id }) => id });

/** What Discord would refuse of a message. */
function wrong(view: View): readonly string[] {
  const rows = view.rows ?? [];
  const ids = [...buttonsOf(view), ...selectsOf(view)].map(({ id }) => id);
  const body = render(view, { text: false });
  return [
    ...(rows.length > 5 ? [`${rows.length} rows`] : []),
    ...(rows.some((row) => row.length > 5 || row.length === 0)
      ? ['a row of more than five, or of none']
      : []),
    ...ids.filter((id) => id.length > limits.customId || id === ''),
    ...selectsOf(view).flatMap(({ id }) =>
      id.length > limits.customId - 5 ? [`a select that can't be told from itself: ${id}`] : [],
    ),
    ...(new Set(ids).size < ids.length ? [`the same id twice: ${ids.join(' ')}`] : []),
    ...buttonsOf(view).flatMap(({ label }) => (label.trim() === '' ? ['a button without a label'] : [])),
    ...selectsOf(view).flatMap(({ options }) => [
      ...(options.length === 0 || options.length > limits.options ? [`${options.length} options`] : []),
      ...options.flatMap(({ value }) => (value.length > 100 || value === '' ? [`a value: ${value}`] : [])),
      ...(new Set(options.map(({ value }) => value)).size < options.length ? ['the same value twice'] : []),
    ]),
    ...body.embeds.flatMap(({ description = '' }) =>
      description.length > limits.text ? ['a long text'] : [],
    ),
  ];
}

describe('no panel is more than Discord takes', () => {
  const groups = actGroups.map((id) => ({ id, name: id }));
  test('whatever is offered', () => {
    fc.assert(
      fc.property(offers, fc.nat(5), (acts, page) => {
        const at = desk(acts, { groups });
        const [first] = acts;
        if (first === undefined) return;
        const chosen = plainly(first);
        const pages = { target: page, means: page, extras: page };
        const views = [
          actAtOnce(at, chosen, { note: 'a note', pages }),
          actAtOnce(
            at,
            { ...chosen, extras: openExtras(first).slice(-MOST_EXTRAS) },
            { pages, isWorded: true },
          ),
          moreView(at, first.group, 'a note', page),
          movesView(at, '', page),
          notNowView(at, null),
          notNowView(at, chosen),
          goView(at, chosen, 'a risk', { isWorded: true }),
          doneView(at, 'Done.', chosen, { isOver: false, nothingLeft: true }),
        ];
        expect(views.flatMap(wrong)).toEqual([]);
      }),
      { numRuns: deep(60, 600), seed: seededFrom(7) },
    );
  });
});
