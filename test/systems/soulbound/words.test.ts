import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everybody } from '../../../src/engine/event.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { wordedRefusals } from '../../../src/systems/soulbound/words/refusal.ts';
import { duel, sheet, table } from './table.ts';

const gm = { gm: true, characters: [] };

const root = join(import.meta.dirname, '../../../src/systems/soulbound');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

test('every refusal that a rule gives has a sentence', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/(?:refusal|refuse|mistyped)\(\s*'([A-Za-z]+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(used.filter((code) => !wordedRefusals.includes(code))).toEqual([]);
});

test('every modifier has a name', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/source: '([A-Za-z.]+)', amount/g)].map((match) => match[1] ?? ''),
  );
  expect(used.filter((source) => soulbound.words.modifier({ source, amount: 1 }) === `${source} +1`)).toEqual(
    [],
  );
});

describe('a foe’s numbers', () => {
  const struck = duel({ weapons: 'Axe, 2' }, { armour: 1 }).attack('kira', 'bandit', { dice: [6, 1, 1] });

  test('are told to the GM', () => {
    expect(struck.told(gm).at(-1)).toBe('**Bandit** suffers 2. Toughness 5 → 3.');
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

  test('down: Mortally Wounded', () => {
    const after = duel({ weapons: 'Axe, 30' }, { track: 0 }).attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(after.told().at(-1)).toBe('**Bandit** is down.');
  });
});

test('a player’s own numbers are told to all', () => {
  const after = duel()
    .next()
    .attack('bandit', 'kira', { dice: [6, 1, 1] });
  expect(after.told().at(-1)).toBe('**Kira** suffers 2. Toughness 5 → 3.');
});

test('a hit says what happened, to whom, at which DN, with which dice', () => {
  const after = duel({ weapons: 'Axe, 2' }).attack('kira', 'bandit', { dice: [6, 5, 1] });
  expect(after.told()).toContain('**Kira** hits **Bandit** with Axe, DN 4: 2 successes, 4 Damage.\n-# 6✓ 5✓ 1');
});

test('a Focus question says what was rolled and what each choice would do', () => {
  const stage = duel({ skills: { weaponSkill: { training: 0, focus: 1 } } });
  const [decision] = stage.attack('kira', 'bandit', { dice: [6, 3, 1] }).asked;
  if (decision === undefined) throw new Error('nothing was asked');
  expect(soulbound.words.question(decision, stage.state)).toEqual({
    prompt: '**Kira** rolled 6✓ 3 1 at DN 4: 1 success. 1 point of Focus to place.',
    options: [
      { id: '1+1', label: '3 → 4', effect: '2 successes' },
      { id: 'keep', label: 'Leave the dice', effect: '1 success' },
    ],
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

test('every act is offered by name, with a reason where it cannot be done', () => {
  const options = duel().options('bandit').acts;
  expect(options.every((option) => option.refused !== null)).toBe(true);
});

test('nobody is offered what perform would refuse, but for choices still open', () => {
  const stage = duel();
  const offered = stage
    .options('kira')
    .acts.filter((act) => act.kind === 'act' && act.refused === null && act.targets === undefined);
  expect(offered.filter((act) => stage.act('kira', act.id).refusal !== null)).toEqual([]);
});

test('a Test says how likely it was, without and with Focus', () => {
  const stage = duel({ skills: { might: { training: 0, focus: 1 } } });
  const after = stage.check('kira', 'body.might', { difficulty: '4:2', dice: [4, 4, 1] });
  expect(after.why().at(-1)).toBe('Average for 3d6: 50 %, with Focus 1: 71 %');
});
