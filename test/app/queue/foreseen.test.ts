import { expect, test } from 'vitest';
import { type Foreseen, foreseen } from '../../../src/app/queue/foreseen.ts';
import type { Intent, IntentOf, Member } from '../../../src/engine/intent.ts';
import { plain } from '../../../src/engine/json.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { characterOf } from '../../../src/systems/soulbound/character/blank.ts';
import { archetypeOutline } from '../../../src/systems/soulbound/character/outlines.ts';
import { systems } from '../../../src/systems/registry.ts';
import { commanded } from '../../support/autopilot/arena.ts';
import { hero as ofZafir } from '../../systems/zafir/table.ts';

async function loaded(id: string): Promise<AnySystem> {
  const system = await systems.load(id);
  if (system === undefined) throw new Error(`no ${id}`);
  return system;
}

const [soulbound, zafir] = [await loaded('soulbound'), await loaded('zafir')];

/** A fight that has begun on nobody's turn, as it may be while Tiz waits for theirs. */
function begun(system: AnySystem, field: string, members: readonly Member[]): object {
  const read = system.readSetup(field);
  if (!read.ok || system.autopilot === undefined) throw new Error('no field');
  const npcs = members.flatMap(({ id, side }) => (side === 'foes' ? [id] : []));
  const begin = { kind: 'begin', members, setup: read.setup, surprised: [], asGm: true } as const;
  const done = commanded(system, system.autopilot, system.scene({}, npcs), begin, 'begin');
  if (done === null) throw new Error('no fight');
  return done.state;
}

const archer = characterOf('Tiz', archetypeOutline('archer'));
const bomb: (typeof archer.weapons)[number] = {
  id: 'bomb',
  name: 'Bomb',
  damage: 1,
  range: 'medium',
  traits: [{ id: 'blast', number: 20 }],
  natural: false,
  dropped: false,
  loaded: true,
};
const slow = {
  ...archer,
  ratings: { ...archer.ratings, initiative: 0 },
  weapons: [...archer.weapons, bomb],
};
const tiz = (sheet: object, place: string): Member => ({
  id: 'tiz',
  name: 'Tiz',
  side: 'players',
  sheet: plain(sheet),
  place,
});
const player = { gm: false, characters: ['tiz'] };

/** A raider with so much Toughness, who acts before Tiz does. */
function facing(toughness: number): object {
  const sheet = soulbound.foe('raider') as typeof archer;
  const first = { ...sheet.ratings, initiative: 30 };
  const hurt = {
    ...sheet,
    ratings: first,
    toughness: { now: toughness, max: toughness },
    minions: { count: 1, each: toughness },
  };
  const raider: Member = { id: 'foe', name: 'Raider', side: 'foes', sheet: plain(hurt), place: 'yard' };
  return begun(soulbound, 'Gate - Yard', [tiz(slow, 'gate'), raider]);
}

const attack = (spend: readonly string[] = []): IntentOf<'attack'> => ({
  kind: 'attack',
  actor: 'tiz',
  target: 'foe',
  means: null,
  way: null,
  spend,
  asGm: false,
});
const act = (id: string, target: string | null = null): Intent => ({
  kind: 'act',
  actor: 'tiz',
  act: id,
  target,
  means: null,
  detail: null,
  spend: [],
  asGm: false,
});

const told = (system: AnySystem, scene: object, ...intents: readonly Intent[]): readonly Foreseen[] =>
  foreseen(
    { system, scene, viewer: player, actor: 'tiz' },
    intents.map((intent) => ({ intent, soon: false })),
  );
const shown = (all: readonly Foreseen[]) =>
  all.map(({ terms, paid, why, doubt }) => [terms, paid, why, doubt]);

test('the second costs what it costs once the first has spent the Action', () => {
  const all = told(soulbound, facing(4), act('dodge'), attack());
  expect(all.map(({ terms, paid }) => [terms?.price, paid])).toEqual([
    ['Action', true],
    ['1 Mettle', false],
  ]);
});

test('a Move leaves the Action where it is', () => {
  const [, then] = told(soulbound, facing(4), act('move', 'yard'), attack());
  expect([then?.terms?.price, then?.doubt]).toEqual(['Action', null]);
});

test('what there is nothing left for is told with its reason', () => {
  const paid = attack(['extraAction']);
  const all = told(soulbound, facing(4), act('dodge'), paid, paid);
  expect(all.map(({ why }) => why === null)).toEqual([true, true, false]);
});

test('whether a target still stands hangs on the dice of what comes before', () => {
  const all = told(soulbound, facing(4), attack(), attack(['extraAction']));
  expect(all.map(({ doubt }) => doubt)).toEqual([null, 'target']);
});

test('a plan tells nothing of how much a foe can take', () => {
  const blast: Intent = { ...attack(), target: 'yard', means: 'bomb' };
  const plan = (toughness: number) =>
    shown(told(soulbound, facing(toughness), blast, attack(['extraAction'])));
  expect(plan(1)).toEqual(plan(60));
});

/** Tiz on open ground, a ghul far away, and where `hidden` another whom the GM hides, on the way. */
function crossing(hidden: boolean): object {
  const ghul = (id: string, place: string, isHidden: boolean): Member => ({
    id,
    name: id,
    side: 'foes',
    sheet: plain(zafir.foe('ghul')),
    place,
    ...(isHidden ? { hidden: true } : {}),
  });
  const foes = [ghul('foe', 'A1', false), ...(hidden ? [ghul('lurker', 'T9', true)] : [])];
  const hero = ofZafir({ attributes: { toughness: 3 } });
  const scene = begun(zafir, '20x12', [tiz(hero, 'T12'), ...foes]);
  const rules = zafir.autopilot;
  if (rules === undefined) throw new Error('nobody acts');
  const next = { kind: 'next', actor: null, asGm: true } as const;
  return commanded(zafir, rules, scene, next, 'next')?.state ?? scene;
}

test('a plan tells nothing of whom the GM hides, even on the way', () => {
  const plan = (hidden: boolean) => {
    const all = told(zafir, crossing(hidden), act('move', 'T9'), act('move', 'T6'));
    return [shown(all), all.map(({ state }) => zafir.grid?.at(state, 'tiz', player))];
  };
  expect(plan(true)).toEqual(plan(false));
});

test('what comes after a way is counted from where it leads', () => {
  const [, then] = told(zafir, crossing(false), act('move', 'T9'), act('move', 'T5'));
  expect([then?.why, then?.terms?.price]).toEqual([null, '1 action']);
});
