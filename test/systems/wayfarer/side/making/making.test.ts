import { describe, expect, test } from 'vitest';
import type { CreationInput, CreationStep } from '../../../../../src/engine/creation.ts';
import type { Json } from '../../../../../src/engine/json.ts';
import { settings } from '../../../../../src/systems/wayfarer/library/cards.ts';
import { readyForces } from '../../../../../src/systems/wayfarer/ready/forces.ts';
import { sideRules } from '../../../../../src/systems/wayfarer/side/rules.ts';

const form = (picks: { readonly [field: string]: readonly string[] }, fields = {}): CreationInput => ({
  kind: 'form',
  fields,
  picks,
});
const pick = (...ids: readonly string[]): CreationInput => ({ kind: 'pick', ids });
const pasted = (lines: string, points = '500') => ['force', form({}, { points, lines })] as const;

type Given = readonly [step: string, input: CreationInput];

/** A draft after those steps; fails where one of them is refused. */
const after = (...given: readonly Given[]): Json =>
  given.reduce((draft, [step, input]) => {
    const chosen = sideRules.choose(draft, step, input);
    if (!chosen.ok) throw new Error(`${step}: ${chosen.refusal.code}`);
    return chosen.value;
  }, sideRules.begin('Ana'));

const stepOf = (draft: Json, id: string): CreationStep => {
  const step = sideRules.steps(draft).find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step '${id}'`);
  return step;
};
const choicesOf = (draft: Json, id: string) => {
  const step = stepOf(draft, id);
  if (step.kind === 'pick') return step.choices;
  return step.kind === 'form'
    ? step.fields.flatMap((field) => (field.kind === 'pick' ? field.choices : []))
    : [];
};
const noteOf = (draft: Json, step: string, id: string) =>
  choicesOf(draft, step).find((choice) => choice.id === id)?.note;
const refusalOf = (draft: Json, step: string, input: CreationInput) => {
  const chosen = sideRules.choose(draft, step, input);
  return chosen.ok ? null : chosen.refusal;
};
const linesOf = (draft: Json): string => {
  const [field] = [stepOf(draft, 'force')].flatMap((step) =>
    step.kind === 'form' ? step.fields.filter(({ id }) => id === 'lines') : [],
  );
  return field?.kind === 'text' ? field.value : '';
};

const human: Given = ['add', pick('human')];
const warrior: Given = ['occupation', form({ occupation: ['warrior'], spread: ['least'] })];
const spear: Given = ['weapons', form({ melee: ['spear'] })];
const keep = (copies = '1', place = 'entries', name?: string): Given => [
  'keep',
  form({ copies: [copies], place: [place] }, name === undefined ? {} : { name }),
];

describe('a force is picked', () => {
  test('as a ready one, with the name', () => {
    expect(linesOf(after(['start', pick('abbeyWatch')]))).toBe(readyForces.abbeyWatch);
  });

  test('as a ready one with the points that it is for', () => {
    const draft = after(['start', pick('lostArmy')]);
    expect(stepOf(draft, 'force').summary).toMatch(/of 5000 points/);
  });

  test('by copies of several units at once', () => {
    const both = form({ abbey: ['Pike'], company: ['Rifleman'], copies: ['2'], place: ['entries'] });
    expect(linesOf(after(['copy', both]))).toMatch(/^2x Pike; .*\n2x Rifleman; /);
  });

  test('what is too dear stands last, and says what is left', () => {
    const ofAbbey = choicesOf(after(pasted('', '60')), 'copy').slice(0, 24);
    expect(ofAbbey.at(-1)?.note).toMatch(/^Not now: 60 are left\. /);
  });

  test('by copies of a ready unit', () => {
    const draft = after(['copy', form({ abbey: ['Pike'], copies: ['3'], place: ['entries'] })]);
    expect(linesOf(draft)).toMatch(/^3x Pike; Troop; Human; Warrior; /);
  });

  test('a vehicle of the book is copied as it is', () => {
    const draft = after(pasted('', '2000'), [
      'copy',
      form({ book: ['hoverCar'], copies: ['1'], place: ['entries'] }),
    ]);
    expect(linesOf(draft)).toBe('1x Hover Car; vehicle; Hover Car');
  });

  test('more copies than the points pay for are refused', () => {
    const twenty = form({ abbey: ['Pike'], copies: ['20'], place: ['entries'] });
    expect(refusalOf(after(), 'copy', twenty)).toMatchObject({
      code: 'pointsSpent',
      params: { left: -1080 },
    });
  });

  test('the same unit again is more of it', () => {
    const one: Given = ['copy', form({ abbey: ['Pike'], copies: ['1'], place: ['entries'] })];
    expect(linesOf(after(one, one))).toMatch(/^2x Pike/);
  });

  test('into the sideboard, which costs nothing (L669)', () => {
    const draft = after(['copy', form({ abbey: ['Pike'], copies: ['20'], place: ['sideboard'] })]);
    expect(linesOf(draft)).toMatch(/^sideboard\n20x Pike/);
  });

  test('with a tome that its casters share (L4890)', () => {
    const draft = after(['tome', form({ white: ['healingHand'] })]);
    expect(linesOf(draft)).toMatch(/^tome Tome; /);
  });
});

describe('a unit is picked', () => {
  test('from a species to the line that could be pasted', () => {
    const draft = after(human, warrior, spear, keep('2', 'entries', 'Pike'));
    const line = linesOf(draft);
    expect(line).toMatch(/^2x Pike; Troop; Human; Warrior; dice .*; gear Spear$/);
    expect(linesOf(after(pasted(line)))).toBe(line);
  });

  test('a beast needs no occupation: it can be kept at once (L2967)', () => {
    const draft = after(['add', pick('wolfDog')], keep());
    expect(sideRules.finish(draft).ok).toBe(true);
  });

  test('it is called by its species and its occupation until it has a name', () => {
    expect(linesOf(after(human, warrior, keep()))).toMatch(/^1x Human Warrior; /);
  });

  test('without an occupation it is refused (L1655)', () => {
    expect(refusalOf(after(human), ...keep())).toMatchObject({ code: 'needsOccupation' });
  });

  test('says at each pick how many abilities and points are left', () => {
    const draft = after(human, warrior, ['skills', form({ melee: ['charge'] })]);
    expect(stepOf(draft, 'skills').help).toMatch(/^1 ability left, \d+ points left\.$/);
  });

  test('what a rule forbids now is listed last, with the rule (L562)', () => {
    const draft = after(human, warrior, ['skills', form({ melee: ['charge', 'rage'] })]);
    expect(noteOf(draft, 'skills', 'alert')).toBe(
      'Not now: A Troop has 2 abilities; this has 3. Raise its rank, or leave some out.',
    );
  });

  test('and refused by it where it is picked all the same', () => {
    const draft = after(human, warrior, ['skills', form({ melee: ['charge', 'rage'] })]);
    expect(refusalOf(draft, 'skills', form({ general: ['alert'] }))).toMatchObject({ code: 'slotsSpent' });
  });

  test('a skill of another category takes two abilities (L1677)', () => {
    expect(noteOf(after(['add', pick('elf')], warrior), 'otherSkills', 'medic')).toMatch(/ 2 abilities\./);
  });

  test('what the points that are left do not pay for is refused', () => {
    const poor = after(pasted('', '30'), human, warrior);
    expect(refusalOf(poor, 'weapons', form({ melee: ['phaseblade'] }))).toMatchObject({ code: 'tooDear' });
  });

  test('no trait of another people is offered (L700)', () => {
    expect(choicesOf(after(human, warrior), 'traits').map(({ id }) => id)).toEqual(['adaptive', 'stout']);
  });

  test('a second suit of armour takes the place of the first', () => {
    const draft = after(
      human,
      warrior,
      ['armour', form({ armour: ['hides'] })],
      ['armour', form({ armour: ['heartsuit'] })],
      keep(),
    );
    expect(linesOf(draft)).toMatch(/; gear Heartsuit$/);
  });

  test('dice are picked within the range of the occupation (L1657)', () => {
    const [first] = [stepOf(after(human, warrior), 'diceFight')].flatMap((step) =>
      step.kind === 'form' ? step.fields.filter(({ id }) => id === 'ballisticOff') : [],
    );
    expect(first?.kind === 'pick' && first.choices.length).toBe(3);
  });

  test('a mount has its dice picked, too (L2978)', () => {
    const draft = after(
      human,
      warrior,
      ['mount', pick('horse')],
      ['mountDiceFight', form({ athletics: ['3'] })],
      keep(),
    );
    expect(linesOf(draft)).toMatch(/ \/ Horse \/ - \/ dice .*AT 3/);
  });

  test('another species drops the traits that are not open to it', () => {
    const draft = after(human, warrior, ['traits', pick('stout')], ['species', pick('elf')], keep());
    expect(linesOf(draft)).not.toMatch(/Stout/);
  });

  test('a robot buys bumps and a size (L1540)', () => {
    const draft = after(
      ['add', pick('robot')],
      warrior,
      ['rank', form({ rank: ['troop'], templates: [], size: ['1x2'] })],
      ['bumpsFight', form({ meleeOff: ['2'] })],
      keep(),
    );
    expect(linesOf(draft)).toMatch(/; size 1x2; bumps MO \+2; /);
  });

  test('too many of a rank are refused as it is kept (L575)', () => {
    const draft = after(human, warrior, ['rank', form({ rank: ['elite'], templates: [] })]);
    expect(refusalOf(draft, ...keep('3'))).toMatchObject({ code: 'tooManyOfRank' });
  });
});

describe('a unit of the force', () => {
  const two = after(pasted(readyForces.abbeyWatch));

  test('is changed at its place', () => {
    const chosen = sideRules.choose(two, 'change', pick('entries 0'));
    const named = chosen.ok && sideRules.choose(chosen.value, ...keep('1', 'entries', 'Prioress'));
    expect(named !== false && named.ok && linesOf(named.value)).toMatch(/^1x Prioress; /);
  });

  test('is taken away', () => {
    const chosen = sideRules.choose(two, 'change', pick('entries 0'));
    const gone = chosen.ok && sideRules.choose(chosen.value, ...keep('1', 'away'));
    expect(gone !== false && gone.ok && linesOf(gone.value)).not.toMatch(/Abbess/);
  });

  test('keeps its squad', () => {
    const squad = after(
      pasted('2x Hound; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3; squad Pack'),
    );
    const chosen = sideRules.choose(squad, 'change', pick('entries 0'));
    const kept = chosen.ok && sideRules.choose(chosen.value, ...keep('3'));
    expect(kept !== false && kept.ok && linesOf(kept.value)).toMatch(/^3x .*; squad Pack$/);
  });

  const inSquad = (squad: string, copies = '2'): Given => [
    'keep',
    form({ copies: [copies], place: ['entries'], squad: [squad] }, { name: 'Pike' }),
  ];
  const kept = (...more: readonly Given[]) => after(human, warrior, spear, inSquad('new'), ...more);

  test('is bought for a new squad by a pick (L5950)', () => {
    expect(linesOf(kept())).toMatch(/^2x Pike; .*; squad Squad 1$/);
  });

  test('joins a squad that is there by a pick', () => {
    const two = kept(['add', pick('elf')], warrior, inSquad('squad 0', '1'));
    expect(linesOf(two).match(/; squad Squad 1$/gmu)).toHaveLength(2);
  });

  test('is a ready one for a squad', () => {
    const [card] = choicesOf(after(), 'copy');
    const [setting] = settings;
    const picks = {
      [setting?.id ?? '']: [card?.id ?? ''],
      copies: ['2'],
      place: ['entries'],
      squad: ['new'],
    };
    expect(linesOf(after(['copy', form(picks)]))).toMatch(/; squad Squad 1$/);
  });

  test('leaves its squad by a pick', () => {
    const left = kept(['change', pick('entries 0')], inSquad('none'));
    expect(linesOf(left)).not.toMatch(/squad/);
  });

  test('may be the first of a squad whose others are bought later', () => {
    expect(linesOf(after(human, warrior, spear, inSquad('new', '1')))).toMatch(/; squad Squad 1$/);
  });

  test('joins no squad in the sideboard (L669)', () => {
    const aside = form({ copies: ['2'], place: ['sideboard'], squad: ['new'] }, { name: 'Pike' });
    expect(linesOf(after(human, warrior, spear, ['keep', aside]))).not.toMatch(/squad/);
  });

  test('is built before the side is ready', () => {
    expect(sideRules.steps(after(human, warrior)).some(({ done }) => !done)).toBe(true);
  });
});

test('every list is one that a message can show: 25 in a form, a note of 100 letters, five fields', () => {
  const steps = sideRules.steps(after(['add', pick('robot')], warrior));
  const forms = steps.flatMap((step) => (step.kind === 'form' ? [step.fields] : []));
  const most = Math.max(...forms.flat().map((field) => (field.kind === 'pick' ? field.choices.length : 0)));
  const buttons = steps.filter(({ kind }) => kind !== 'fixed').length;
  expect([most <= 25, forms.every(({ length }) => length <= 5), buttons <= 15]).toEqual([true, true, true]);
});
