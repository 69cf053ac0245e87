import type { GameSystem } from '../../../src/engine/system.ts';
import type { Tile } from '../../../src/engine/space/grid/index.ts';
import { phaseOrder, start } from '../../../src/engine/turns/index.ts';
import { profileOf } from '../../../src/systems/zafir/character/profile.ts';
import {
  type Character,
  characterSchema,
  type Enemy,
  enemySchema,
  type Hero,
  heroSchema,
} from '../../../src/systems/zafir/character/schema.ts';
import { zafir } from '../../../src/systems/zafir/index.ts';
import { newParty } from '../../../src/systems/zafir/party/party.ts';
import {
  type Fight,
  type Scene,
  type Side,
  sceneOf,
  type TileMark,
  type Unit,
} from '../../../src/systems/zafir/scene.ts';
import { Stage } from '../../support/scene.ts';

export type ZafirStage = Stage<Scene, Character>;

type Deeply<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[]
    ? T[K]
    : T[K] extends object
      ? Deeply<T[K]>
      : T[K];
};

/** A recruit of level 1 to change: attributes 2/1/1/1, an autorifle, a pistol, a ballistic vest, full HP (6). */
export function hero(written: Deeply<Hero> = {}): Hero {
  const plain = {
    kind: 'hero',
    name: 'Somebody',
    level: 1,
    xp: 0,
    classes: ['recruit'],
    abilities: [],
    origin: { species: 'hinn', ...written.origin },
    languages: { fluent: ['everan'], conversational: [] },
    money: 0,
    pockets: [],
    inventory: [],
    disabilities: [],
    dead: false,
    ...written,
    attributes: { toughness: 2, agility: 1, accuracy: 1, discipline: 1, ...written.attributes },
    equipment: {
      primary: { id: 'autorifle' },
      secondary: { id: 'pistol' },
      armour: { id: 'ballisticVest' },
      headgear: null,
      ...written.equipment,
    },
    battle: { hp: 1, mission: 1, ...written.battle },
  };
  const made = heroSchema.parse(plain);
  return written.battle?.hp === undefined
    ? { ...made, battle: { ...made.battle, hp: profileOf(made).maxHp } }
    : made;
}

/** A plain enemy to change: living, 5 HP, Speed 8, Aim 1, no Will, a rifle (medium, d2+1). */
export function enemy(written: Deeply<Enemy> = {}): Enemy {
  const { battle, ...rest } = written;
  const hp = written.hp ?? 5;
  return enemySchema.parse({
    kind: 'enemy',
    name: 'Somebody',
    type: 'living',
    speed: 8,
    agility: 1,
    aim: 1,
    will: 0,
    dead: false,
    attacks: [
      {
        id: 'rifle',
        name: 'Rifle',
        range: 'medium',
        aim: 0,
        crit: 0,
        damage: { die: 2, plus: 1 },
        critDamage: 1,
        damageType: 'ballistic',
      },
    ],
    ...rest,
    hp,
    battle: { hp, mission: 1, ...battle },
  });
}

/** Somebody on a map: their sheet, their side, and what else of their unit is not as usual. */
interface Placed {
  readonly sheet: Character;
  readonly side?: Side;
  readonly unit?: Partial<Unit>;
}

const tiles: Readonly<Record<string, Tile<TileMark>>> = {
  o: { obstacle: { height: 1, cover: 'half', opaque: true, solid: true } },
  O: {
    obstacle: { height: 1, cover: 'half', opaque: true, solid: true },
    features: [{ id: 'sturdy', left: null, by: null }],
  },
  '#': { obstacle: { height: 2, cover: 'full', opaque: true, solid: true } },
  W: {
    obstacle: { height: 4, cover: 'full', opaque: true, solid: true },
    features: [{ id: 'sturdy', left: null, by: null }],
  },
  '~': { features: [{ id: 'shallowWater', left: null, by: null }] },
  '^': { features: [{ id: 'flames', left: 3, by: null }] },
  X: { blocked: true },
  ...Object.fromEntries([...'123456789'].map((digit) => [digit, { ground: Number(digit) }])),
};

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * An encounter of round 1 in the players' phase, nobody's turn yet. The map is drawn: '.' ground, 'o' half cover, 'O' the same
 * sturdy, '#' full cover, 'W' a sturdy wall 4 tall, '1'–'9' ground so high, '~' water, '^' flames, 'X' nothing; other letters
 * are those of `cast`, by the first letter of their id (or the key's own letter after a colon: 'kira:k'). A mission runs.
 */
export function battle(map: string, cast: Readonly<Record<string, Character | Placed>>): ZafirStage {
  const rows = map
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const letters = new Map(
    Object.entries(cast).map(([key, one]) => {
      const [id = key, letter = key.charAt(0)] = key.split(':');
      return [letter, { id, ...('sheet' in one ? one : { sheet: one }) }] as const;
    }),
  );
  const grid: Record<string, Tile<TileMark>> = {};
  const units: Record<string, Unit> = {};
  const characters: Record<string, Character> = {};
  const at = (x: number, y: number) => `${String.fromCharCode(65 + (x % 26))}${y + 1}`;
  for (const [y, row] of rows.entries()) {
    for (const [x, symbol] of [...row].entries()) {
      const one = letters.get(symbol);
      const tile = tiles[symbol];
      if (one === undefined) {
        if (tile !== undefined) grid[at(x, y)] = tile;
        continue;
      }
      if (units[one.id] !== undefined) continue; // a Large one is drawn on all its tiles
      const side = one.side ?? (one.sheet.kind === 'hero' ? 'players' : 'enemies');
      characters[one.id] = characterSchema.parse({ ...one.sheet, name: nameOf(one.id) });
      units[one.id] = {
        side,
        left: false,
        at: at(x, y),
        concealed: false,
        hidden: false,
        carries: null,
        effects: [],
        controlled: null,
        granted: 0,
        acted: 0,
        ...one.unit,
      };
    }
  }
  const missing = [...letters.values()].find(({ id }) => units[id] === undefined);
  if (missing !== undefined) throw new Error(`'${missing.id}' is not on the map`);
  const of = (side: Side) => Object.keys(units).filter((id) => units[id]?.side === side);
  const sides = (['players', 'allies', 'enemies'] as const).map((name) => ({ name, members: of(name) }));
  const order = phaseOrder(sides);
  if (!order.ok) throw new Error(order.code);
  const begun = start(order.order);
  if (!begun.ok) throw new Error(begun.code);
  const fight: Fight = {
    grid: {
      columns: Math.max(...rows.map((row) => row.length)),
      rows: rows.length,
      tiles: grid,
      walls: {},
      links: [],
    },
    spots: {},
    order: begun.order,
    first: null,
    units,
    turn: null,
    owed: [],
    areas: [],
    placed: [],
    reinforcements: [],
    revealed: true,
    hurt: [],
    fired: [],
  };
  const heroes = Object.keys(characters).filter((id) => characters[id]?.kind === 'hero');
  const mission = {
    number: 1,
    name: 'Test',
    skirmish: false,
    objectives: [],
    encounters: null,
    begun: 1,
    crew: heroes,
    rewards: '',
  };
  const scene = sceneOf(characters, [], { ...newParty, missions: 1, mission });
  return new Stage<Scene, Character>(zafir as GameSystem<Scene, Character>, { ...scene, fight });
}

/** The same by house rules. */
export const byRules = (stage: ZafirStage, rules: Readonly<Record<string, string>>): ZafirStage =>
  stage.with(({ party, ...rest }) => ({ ...rest, party: { ...party, rules: { ...party.rules, ...rules } } }));

/** Heroes in town, outside of missions. */
export function town(cast: Readonly<Record<string, Character>>): ZafirStage {
  const characters = Object.fromEntries(
    Object.entries(cast).map(([id, sheet]) => [id, characterSchema.parse({ ...sheet, name: nameOf(id) })]),
  );
  return new Stage<Scene, Character>(zafir as GameSystem<Scene, Character>, sceneOf(characters));
}
