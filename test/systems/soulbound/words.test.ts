import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/dice/index.ts';
import { everybody, type Viewer } from '../../../src/engine/event.ts';
import { run } from '../../../src/engine/run.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { acts } from '../../../src/systems/soulbound/moves/index.ts';
import { wordedRefusals } from '../../../src/systems/soulbound/words/refusal.ts';
import { duel, sheet, table } from './table.ts';
import { characters as ofAllSystems } from '../../../src/view/refusals/characters.ts';

const gm = { gm: true, characters: [] };

const root = join(import.meta.dirname, '../../../src/systems/soulbound');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

test('every question that a rule asks has words, and each answer', () => {
  const codes = sources.flatMap((text) =>
    [...text.matchAll(/\bcode: '([A-Za-z.]+)',\s*params\b/g)].map((match) => match[1] ?? ''),
  );
  const wordless = codes.filter((code) => {
    const option = { id: 'id', code, params: {} };
    const { prompt, options } = soulbound.words.question(
      { id: code, asked: 'gm', code, params: {}, options: [option], default: 'id' },
      duel().state,
    );
    return code.includes('.') ? options[0]?.label === 'id' : prompt.endsWith(' decides.');
  });
  expect(wordless).toEqual([]);
});

test('every refusal that a rule gives has a sentence', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/(?:refusal|refuse|mistyped)\(\s*'([A-Za-z]+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(used.filter((code) => !wordedRefusals.includes(code) && !Object.hasOwn(ofAllSystems, code))).toEqual(
    [],
  );
});

test('every modifier has a name', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/source: '([A-Za-z.]+)', amount/g)].map((match) => match[1] ?? ''),
  );
  expect(used.filter((source) => soulbound.words.modifier({ source, amount: 1 }) === `${source} +1`)).toEqual(
    [],
  );
});

describe("a foe's numbers", () => {
  const struck = duel({ weapons: 'Axe, 2' }, { armour: 1 }).attack('kira', 'bandit', { dice: [6, 1, 1] });

  test('are told to the GM', () => {
    expect(struck.told(gm).at(-1)).toBe('**Bandit** takes 2 damage. Toughness 5 → 3.');
  });

  test('are a word to the players', () => {
    expect(struck.told(everybody).at(-1)).toBe('**Bandit** is hurt.');
  });

  test('keep the armour from the players', () => {
    expect(struck.why(everybody).some((line) => line.startsWith('Armour'))).toBe(false);
  });

  test('are not in the tracker of players', () => {
    const line = struck.system.tracker(struck.state, everybody).lines.find((l) => l.id === 'bandit');
    expect([line?.gauges, line?.tags]).toEqual([[], ['hurt']]);
  });

  test('are in the tracker of the GM', () => {
    const line = struck.system.tracker(struck.state, gm).lines.find((l) => l.id === 'bandit');
    expect(line?.gauges[0]).toEqual({ label: 'Toughness', value: 3, max: 5 });
  });

  test('badly hurt: at 0 Toughness', () => {
    const after = duel({ weapons: 'Axe, 6' }).attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(after.told().at(-1)).toBe('**Bandit** is badly hurt.');
  });

  test('Mortally Wounded is dying, not dead: everybody knows that it may act again', () => {
    const after = duel({ weapons: 'Axe, 30' }, { track: 0 }).attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(after.told().at(-1)).toBe('**Bandit** is Mortally Wounded: dying, not dead.');
  });

  test('Mortally Wounded and hit again is nearer to death', () => {
    const after = duel({ weapons: 'Axe, 30' }, { track: 0 })
      .attack('kira', 'bandit', { dice: [6, 1, 1] })
      .attack('kira', 'bandit', { spend: ['extraAction'], dice: [6, 1, 1] });
    expect(after.told().at(-1)).toBe(
      '**Bandit** is Mortally Wounded: already dying, and now a step closer to death.',
    );
  });

  test('Mortally Wounded stands in the tracker of players', () => {
    const { state, system } = duel({ weapons: 'Axe, 30' }, { track: 0 }).attack('kira', 'bandit', {
      dice: [6, 1, 1],
    });
    const line = system.tracker(state, everybody).lines.find((l) => l.id === 'bandit');
    expect(line?.tags).toEqual(['Mortally Wounded', 'Stunned']);
  });
});

test("a player's own numbers are told to all", () => {
  const after = duel()
    .next()
    .attack('bandit', 'kira', { dice: [6, 1, 1] });
  expect(after.told().at(-1)).toBe('**Kira** takes 2 damage. Toughness 5 → 3.');
});

test('a hit says what happened, to whom, at which DN, with which dice', () => {
  const after = duel({ weapons: 'Axe, 2' }).attack('kira', 'bandit', { dice: [6, 5, 1] });
  expect(after.told()).toContain(
    '**Kira** hits **Bandit** with Axe, DN 4: 2 successes, 4 Damage.\n-# 6✓ 5✓ 1',
  );
});

test('a Focus question says what was rolled and what each choice would do', () => {
  const stage = duel({ skills: { weaponSkill: { training: 0, focus: 1 } } });
  const [decision] = stage.attack('kira', 'bandit', { dice: [6, 3, 1] }).asked;
  if (decision === undefined) throw new Error('nothing was asked');
  expect(soulbound.words.question(decision, stage.state)).toEqual({
    prompt:
      '**Kira** attacks **Bandit** with Club and rolls 6✓ 3 1 at DN 4: 1 success. 1 point of Focus to place.',
    options: [
      { id: 'best', label: '3 → 4', effect: '2 successes' },
      { id: 'byHand', label: 'Die by die', effect: 'you choose for each point' },
      { id: 'keep', label: 'Leave the dice', effect: '1 success' },
    ],
    saysDice: true,
  });
});

describe('a Focus question says what it is for', () => {
  const focused = { might: { training: 0, focus: 1 }, ballisticSkill: { training: 0, focus: 1 } };
  const deedOf = (stage: ReturnType<typeof duel>) => {
    const [decision] = stage.asked;
    if (decision === undefined) throw new Error('nothing was asked');
    return soulbound.words.question(decision, stage.before).prompt.split(' and rolls ')[0];
  };

  test('a shot', () => {
    const stage = duel({ skills: focused, weapons: 'Bow, 2, Long' });
    expect(deedOf(stage.attack('kira', 'bandit', { dice: [3, 1, 1] }))).toBe(
      '**Kira** shoots **Bandit** with Bow',
    );
  });

  test('a throw, and the way of it', () => {
    const stage = duel({ skills: focused, weapons: 'Dart, 2, Thrown (Short)' });
    const thrown = { means: 'dart@thrown', way: 'legs', dice: [4, 1, 1] };
    expect(deedOf(stage.attack('kira', 'bandit', thrown))).toBe(
      '**Kira** throws Dart at **Bandit** (Called Shot: Legs)',
    );
  });

  test('a Test', () => {
    const stage = duel({ skills: focused });
    expect(deedOf(stage.check('kira', 'body.might', { dice: [3, 1, 1] }))).toBe(
      '**Kira** tests Body (Might)',
    );
  });

  test('an Opposed Test, and resisting one', () => {
    const stage = duel({ skills: focused }, { skills: focused }).check('kira', 'body.might', {
      against: 'bandit',
      dice: [3, 1, 1, 3, 1, 1],
    });
    const deeds = stage.asked.map((decision) => soulbound.words.question(decision, stage.before).prompt);
    expect(deeds.map((prompt) => prompt.split(' and rolls ')[0])).toEqual([
      '**Kira** tests Body (Might) against **Bandit**',
      '**Bandit** resists **Kira** with Body (Might)',
    ]);
  });
});

describe('the tracker says what is left', () => {
  const leftOf = (stage: ReturnType<typeof duel>, viewer: Viewer = gm) =>
    stage.system.tracker(stage.state, viewer).left;

  test('a Move and an Action', () => {
    expect(leftOf(duel())).toEqual(['Move', 'Action']);
  });

  test('to the Stunned a Move or an Action', () => {
    expect(leftOf(duel().condition('kira', 'stunned'))).toEqual(['Move or Action']);
  });

  test('and what Mettle buys where no Action is left', () => {
    expect(leftOf(duel().act('kira', 'dodge'))).toEqual(['Move; 1 Mettle buys an Action']);
  });

  test('but the Mettle of foes to the GM only', () => {
    const spent = duel().next().act('bandit', 'dodge');
    expect([leftOf(spent), leftOf(spent, everybody)]).toEqual([['Move; 1 Mettle buys an Action'], ['Move']]);
  });
});

test('names are escaped and ping nobody', () => {
  const member = {
    id: 'x',
    name: '@everyone **loud**',
    side: 'foes' as const,
    sheet: { ...sheet() },
    place: null,
  };
  const stage = table().pc('kira', sheet()).fight();
  expect(stage.play({ kind: 'join', members: [member], asGm: true }).told()).toEqual([
    '**@\u200beveryone \\*\\*loud\\*\\*** joins the fight.',
  ]);
});

test('who is not on turn is offered nothing but what can be done at any time', () => {
  const open = duel()
    .options('bandit')
    .acts.filter((option) => option.refused === null)
    .map((option) => acts.find(({ id }) => id === option.id)?.when);
  expect(open.filter((when) => when !== 'anytime')).toEqual([]);
});

test('nobody is offered what perform would refuse, but for choices still open', () => {
  const stage = duel();
  const offered = stage
    .options('kira')
    .acts.filter((act) => act.kind === 'act' && act.refused === null && act.targets === undefined);
  const intent = { kind: 'act', actor: 'kira', target: null, means: null, spend: [], asGm: false } as const;
  const refused = offered
    .filter(({ means = [] }) => means.length < 2)
    .filter(({ id, detail }) => {
      const wanted = { ...intent, act: id, detail: detail === 'needed' ? '25' : null };
      const source = seededDice(id);
      const ran = run(soulbound.ruleset, stage.state, (tx) => soulbound.perform(tx, wanted), { source });
      return ran.kind === 'refused';
    });
  expect(refused).toEqual([]);
});

test('a Test says how likely it was, without and with Focus', () => {
  const stage = duel({ skills: { might: { training: 0, focus: 1 } } });
  const after = stage.check('kira', 'body.might', { difficulty: '4:2', dice: [4, 4, 1] });
  expect(after.why().at(-1)).toBe('Average for 3d6: 50%, with Focus 1: 71%');
});

test('a value that changes others says which', () => {
  const after = duel().amend('kira', 'mortallyWounded', 'Serious');
  expect(after.told()).toEqual([
    '**Kira**: Mortally Wounded no → Serious; Toughness 5 → 0; Wounds 0 → 5; Conditions nothing → Stunned.',
  ]);
});
