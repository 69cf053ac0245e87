import { seededDice } from '../../src/dice/index.ts';
import type { Intent, IntentOf, Member } from '../../src/engine/intent.ts';
import { plain } from '../../src/engine/json.ts';
import type { Options } from '../../src/engine/options.ts';
import { type Done, type Outcome, run } from '../../src/engine/run.ts';
import type { AnySystem } from '../../src/engine/system.ts';

/** How many fight on how much ground. */
export interface Extent {
  readonly heroes: number;
  readonly enemies: number;
  /** Tiles on a side. */
  readonly side: number;
}

/** A usual encounter of a mission. */
export const usual: Extent = { heroes: 4, enemies: 12, side: 40 };
/** As many as may be in a fight, on the largest battlefield that can be drawn at once. */
export const crowd: Extent = { heroes: 12, enemies: 88, side: 60 };

export const saidOf = ({ heroes, enemies, side }: Extent): string =>
  `${heroes} against ${enemies} on ${side} × ${side} tiles`;

/** A number from 0 to `below` − 1. */
export type Chance = (below: number) => number;

export function chanceOf(seed: string): Chance {
  const source = seededDice(seed);
  let at = 0;
  return (below) => source.die(at++, below) - 1;
}

/** Open ground with cover of all kinds, hills, water and ladders; the crew in the south, the enemies in the north. */
function drawing({ heroes, enemies, side }: Extent, chance: Chance): string {
  const tiles = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  const patch = (signs: string, most: number) => {
    const sign = signs[chance(signs.length)] ?? '.';
    const [left, top, wide, long] = [chance(side), 2 + chance(side - 4), 1 + chance(most), 1 + chance(most)];
    for (let y = top; y < Math.min(side - 2, top + long); y++)
      for (let x = left; x < Math.min(side, left + wide); x++) tiles[y]?.splice(x, 1, sign);
  };
  const area = side * side;
  for (let n = 0; n < area / 80; n++) patch('123~', 6);
  for (let n = 0; n < (area * 3) / 40; n++) patch('oooO##=W', 2);
  for (let n = 0; n < Math.min(enemies, side / 3); n++) tiles[0]?.splice(n * 3, 1, 'E');
  for (let n = 0; n < Math.min(heroes, side / 6); n++) tiles[side - 1]?.splice(n * 6, 1, 'P');
  return tiles.map((row) => row.join('')).join('\n');
}

/** Those of the crew: two who shoot, one who casts, one who commands spirits. */
const crew = [
  ['recruit', 'sharpshooter', 'sniperRifle', ['spotter', 'killShot', 'returnFire', 'highGround']],
  ['recruit', 'trencher', 'shotgun', ['dodge', 'charge', 'fireteamTactics']],
  ['novice', 'adept', 'spellFocus', ['ignite', 'fireball', 'healWounds', 'pylon', 'lightningStrike']],
  ['seeker', 'acolyte', 'idiophone', ['terrorize', 'mindFlay', 'animateCover', 'guidance']],
] as const;

const heroOf = (n: number): Member => {
  const [first, then, primary, known] = crew[n % crew.length] ?? crew[0];
  const name = `Hero ${n + 1}`;
  const sheet = {
    kind: 'hero',
    name,
    level: 3,
    xp: 10,
    classes: [first, then],
    attributes: { toughness: 4, agility: 3, accuracy: 3, discipline: 3 },
    abilities: known,
    origin: { species: 'insaan' },
    languages: { fluent: ['everan'], conversational: [] },
    money: 0,
    equipment: {
      primary: { id: primary },
      secondary: { id: 'pistol' },
      armour: { id: 'ballisticVest' },
      headgear: null,
    },
    pockets: [
      { pocket: 'utility', item: 'medkit' },
      { pocket: 'grenade', item: 'fragGrenade', count: 3 },
    ],
    inventory: [],
    disabilities: [],
    battle: { hp: 1 },
    dead: false,
  };
  return { id: `hero${n}`, name, side: 'players', sheet: plain(sheet), place: null };
};

/** Enemies of the pack that comes with the system, one kind after another. */
export function enemiesOf(system: AnySystem, count: number): readonly Member[] {
  const [pack] = system.packs?.shipped ?? [];
  if (system.packs === undefined || pack === undefined) throw new Error(`no pack comes with ${system.name}`);
  const { packs } = system;
  const kinds = packs.view(pack).entries.flatMap(({ id }) => packs.creature?.(pack, id) ?? []);
  return Array.from({ length: count }, (_, n) => {
    const made = kinds[n % kinds.length];
    if (made === undefined) throw new Error('the pack has no enemies');
    const name = `${made.name} ${n + 1}`;
    return { id: `enemy${n}`, name, side: 'foes', sheet: plain(made.sheet), place: null, npc: true };
  });
}

/** The scene in which an encounter of such an extent begins, and the command that begins it. */
export function beginning(
  system: AnySystem,
  extent: Extent,
  chance: Chance,
): { readonly scene: object; readonly begin: IntentOf<'begin'> } {
  const setup = system.readSetup(drawing(extent, chance));
  if (!setup.ok) throw new Error(setup.why);
  const heroes = Array.from({ length: extent.heroes }, (_, n) => heroOf(n));
  const members = [...heroes, ...enemiesOf(system, extent.enemies)];
  const npcs = members.filter(({ npc }) => npc).map(({ id }) => id);
  const begin = { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true } as const;
  return { scene: system.scene({}, npcs), begin };
}

/** An encounter of such an extent, as it begins. */
export function beginBattle(system: AnySystem, extent: Extent, chance: Chance): object {
  const { scene, begin } = beginning(system, extent, chance);
  const begun = perform(system, scene, begin, 'begin');
  if (begun === null) throw new Error('the encounter does not begin');
  return begun.state;
}

/** One run of a command: up to its end, or to the next question. */
type Run = () => Outcome<object>;

/**
 * Does what is wanted; every question is answered as is usual. Null where it is refused. `through` is what each run goes through:
 * an answer is somebody's press, with a run of its own, and others are heard before it.
 */
export function perform(
  system: AnySystem,
  scene: object,
  intent: Intent,
  seed: string,
  through: (run: Run) => Outcome<object> = (once) => once(),
): Done<object> | null {
  const answers: { key: string; choice: string; by: string; seen: number }[] = [];
  for (;;) {
    const outcome = through(() =>
      run(system.ruleset, scene, (tx) => system.perform(tx, intent), {
        source: seededDice(seed),
        answers,
      }),
    );
    if (outcome.kind === 'done') return outcome;
    if (outcome.kind !== 'waiting') return null;
    for (const { key, default: choice } of outcome.decisions)
      answers.push({ key, choice, by: 'bench', seen: outcome.dice.length });
  }
}

/** Whoever may act now. */
export const actorIn = (system: AnySystem, scene: object): string | null =>
  system.current(scene) ?? system.toAct?.(scene)[0] ?? null;

/** Something of what is offered, by chance: every third time an attack, where there is one. */
export function chosen({ actor, acts }: Options, chance: Chance): Intent {
  const open = <T extends { readonly refused: unknown }>(list: readonly T[] | undefined): readonly T[] =>
    (list ?? []).filter(({ refused }) => refused === null);
  const one = <T>(list: readonly T[]): T | undefined => list[chance(Math.max(1, list.length))];
  const able = open(acts).filter(({ id }) => id !== 'order');
  const attack = able.find(({ kind }) => kind === 'attack');
  const act = attack !== undefined && chance(3) === 0 ? attack : one(able);
  if (act === undefined) return { kind: 'next', actor: null, asGm: true };
  const means = one(open(act.means));
  const target = one(open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true));
  const common = { actor, means: means?.id ?? null, spend: [], asGm: true } as const;
  return act.kind === 'attack'
    ? { kind: 'attack', ...common, target: target?.id ?? actor, way: null }
    : { kind: 'act', ...common, act: act.id, target: target?.id ?? null, detail: null };
}
