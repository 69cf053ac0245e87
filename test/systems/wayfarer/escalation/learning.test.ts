import { describe, expect, test } from 'vitest';
import { canLearn, canLose } from '../../../../src/systems/wayfarer/escalation/lessons.ts';
import { built, isBuilt } from '../../../../src/systems/wayfarer/forces/build.ts';
import { muster } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseEntry } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import { printEntry } from '../../../../src/systems/wayfarer/forces/line/print.ts';
import { isRead } from '../../../../src/systems/wayfarer/forces/line/words.ts';
import type { Lesson, UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { readSide, sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import { plain } from '../../../../src/engine/json.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { species } from '../../../../src/systems/wayfarer/content/species/index.ts';
import { openTraits } from '../../../../src/systems/wayfarer/forces/open.ts';
import { guard } from '../support/stage.ts';

function planOf(line: string): UnitPlan {
  const read = parseEntry(line);
  if (!isRead(read) || read.read.kind !== 'unit') throw new Error(`no unit: ${line}`);
  return read.read.plan;
}

function cardOf(plan: UnitPlan) {
  const unit = built(plan);
  if (!isBuilt(unit)) throw new Error(unit.code);
  return unit;
}

const plan = planOf(guard);
const wolf = planOf('Wolf; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3');
const elf = planOf('Elf; Troop; Elf; Warrior; dice MO 1');
const speciesOf = (id: string) => rowOf(species, id);
const ids = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id);

describe('two dice', () => {
  test.each([
    [4, ['meleeOff', 'meleeDef']],
    [5, ['ballisticOff', 'ballisticDef']],
    [6, ['technicalOff', 'technicalDef']],
    [7, ['arcaneOff', 'arcaneDef']],
    [8, ['athletics']],
    [9, ['detect']],
  ])('%i: a die (L5887 to L5914)', (sum, attributes) => {
    expect(ids(canLearn(plan, sum))).toEqual(attributes);
  });

  test.each([2, 3])('%i: nothing, but resources (L5881)', (sum) => {
    expect(canLearn(plan, sum)).toEqual([]);
  });

  test('10: a skill that its occupation offers (L5915)', () => {
    expect(ids(canLearn(plan, 10)).some((id) => ['telepathy', 'blueMage', 'openLock'].includes(id))).toBe(
      false,
    );
  });

  test('11: a skill of any category (L5917)', () => {
    expect(ids(canLearn(plan, 11))).toEqual(expect.arrayContaining(['telepathy', 'blueMage', 'openLock']));
  });

  test('12: a trait that its species offers (L5920)', () => {
    expect(ids(canLearn(elf, 12))).toEqual([...openTraits(elf, speciesOf('elf'))]);
  });
});

test('a die goes to three, or to six (L5889 to L5914)', () => {
  const most = planOf('Max; Elite; Human; Warrior; dice MO 3 MD 2 AT 6');
  expect([ids(canLearn(most, 4)), ids(canLearn(most, 8))]).toEqual([['meleeDef'], []]);
});

test('and beyond what its occupation may have (L5918): nobody refuses it', () => {
  const taught = { ...plan, lessons: canLearn(plan, 7).slice(0, 1) };
  expect(cardOf(taught).refusals).toEqual(cardOf(plan).refusals);
});

test('a die that its kind has not is never learned', () => {
  expect(ids(canLearn(wolf, 6))).toEqual(['technicalDef']);
});

test('a skill takes no slot (L5919)', () => {
  const taught: UnitPlan = { ...plan, lessons: [{ kind: 'skill', id: 'entrench', by: 1 }] };
  expect(cardOf(taught).slots).toEqual(cardOf(plan).slots);
});

test('what is learned is played: it stands on the card', () => {
  const taught: UnitPlan = {
    ...plan,
    lessons: [
      { kind: 'die', id: 'detect', by: 1 },
      { kind: 'skill', id: 'entrench', by: 1 },
    ],
  };
  const { card } = cardOf(taught);
  expect([card.attributes.detect?.dice, card.skills]).toEqual([3, ['entrench']]);
});

test('value and Victory Points are as before (L5921)', () => {
  const taught: UnitPlan = { ...plan, lessons: [{ kind: 'skill', id: 'entrench', by: 1 }] };
  const [before, after] = [cardOf(plan).card, cardOf(taught).card];
  expect([after.value, after.vp]).toEqual([before.value, before.vp]);
});

test('no die of Technical OFF for whom a trait leaves none (L808)', () => {
  const bestial = planOf('Ghoul; Troop; Orc; Warrior; dice MO 1; traits Bestial');
  expect(ids(canLearn(bestial, 6))).toEqual(['technicalDef']);
});

test("a rider learns no Athletics: it has the mount's", () => {
  const rider = planOf('Rider; Troop; Human; Warrior; dice MO 1; mount Bear / Troop / Bear / - / dice MO 1');
  expect([canLearn(rider, 8), canLose({ ...rider, dice: { athletics: 2 } }, 8)]).toEqual([[], []]);
});

test('an animal learns a skill of any category on 11 (L5917)', () => {
  expect(ids(canLearn(wolf, 11))).toContain('telepathy');
});

test('who has learned Pacifist buys no weapon (L1791)', () => {
  const taught: UnitPlan = { ...plan, gear: ['sword'], lessons: [{ kind: 'skill', id: 'pacifist', by: 1 }] };
  expect(cardOf(taught).refusals.map(({ code }) => code)).toEqual(['noWeapons']);
});

describe('crippled, the other way round (L5825)', () => {
  test('a die that it has', () => {
    expect(ids(canLose(plan, 4))).toEqual(['meleeOff', 'meleeDef']);
  });

  test('nothing where it has none', () => {
    expect(canLose(plan, 7)).toEqual([]);
  });

  test('a skill that it has, a learned one as well', () => {
    const taught: UnitPlan = { ...plan, lessons: [{ kind: 'skill', id: 'telepathy', by: 1 }] };
    expect([ids(canLose(taught, 10)), ids(canLose(taught, 11))]).toEqual([[], ['telepathy']]);
  });

  test('a lost die is gone from the card', () => {
    const hurt: UnitPlan = { ...plan, lessons: canLose(plan, 4).slice(0, 1) };
    expect(cardOf(hurt).card.attributes.meleeOff?.dice).toBe(1);
  });
});

describe('as lines and sheets', () => {
  const line =
    '1x Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 2 DE 2; gear Sword; learned AD, Entrench; lost MO';

  test('what was learned and lost is printed, and read again', () => {
    const read = parseEntry(line);
    expect(isRead(read) ? printEntry(read.read) : read.refusal).toBe(line);
  });

  test('a pick-up battle takes nobody who has learned (L5922)', () => {
    const read = parseEntry(line);
    const force = {
      name: 'A',
      points: 500,
      entries: isRead(read) ? [read.read] : [],
      tomes: [],
      sideboard: [],
    };
    expect(muster(force).refusals.map(({ code }) => code)).toEqual(['learnedElsewhere']);
  });

  test('a sheet is read as it was kept', () => {
    const read = parseEntry(line);
    const force = {
      name: 'A',
      points: 500,
      entries: isRead(read) ? [read.read] : [],
      tomes: [],
      sideboard: [],
    };
    const side = { ...sideOf(force), band: { resources: 40, matches: 2, won: 1 } };
    expect(readSide(plain(side))).toEqual({ ok: true, value: side });
  });
});
