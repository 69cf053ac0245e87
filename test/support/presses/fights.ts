import { TestDice } from '../../discord/support/dice.ts';
import { madeHero } from '../../discord/support/made.ts';
import { openRoom, type Room } from '../room.ts';
import type { GameTable } from '../table.ts';
import { technologist } from './ishanekonHero.ts';
import { Thumb } from './thumb.ts';

/** Those that every test of all systems plays. */
export const systems = ['soulbound', 'zafir', 'riftbound'] as const;
export type SystemId = (typeof systems)[number];

/** All in which presses and messages are counted. */
export const counted = [...systems, 'ishanekon'] as const;
export type Counted = (typeof counted)[number];

/** Who plays whom. */
export const HEROES = [
  ['Ana', 'Kira'],
  ['Ben', 'Tiz'],
  ['Cleo', 'Orla'],
] as const;

export const FOE: Readonly<Record<Counted, string>> = {
  soulbound: 'Raider',
  zafir: 'Ghul',
  riftbound: 'Drift Thug',
  ishanekon: 'Bone Walker',
};

let rooms = 0;

/** A new channel with a campaign in it. */
export async function openThumb(table: GameTable, system: Counted): Promise<Thumb> {
  rooms += 1;
  return new Thumb(await openRoom(table, `thumb-${rooms}`, system), HEROES);
}

export interface FightOptions {
  readonly heroes?: number;
  readonly foes?: number;
  /** Heroes and foes stand in reach of each other. */
  readonly near?: boolean;
  /** Between them lies what one does not go through lightly. */
  readonly hazard?: boolean;
  /** Foes of whom players know nothing: their turns come after those of the others. */
  readonly hidden?: number;
}

/** A fight that is about to begin; its GM has typed what it takes. */
export async function fight(
  table: GameTable,
  system: Counted,
  { heroes = 2, foes = 2, near = true, hazard = false, hidden = 0 }: FightOptions = {},
): Promise<Thumb> {
  const thumb = await openThumb(table, system);
  const { room } = thumb;
  for (const [n, [who, name]] of HEROES.slice(0, heroes).entries())
    await hero(room, system, { who, name, n });
  const far = near ? 'F' : 'P';
  if (system === 'zafir')
    await room.use('Mia', 'map change', {
      text: `empty 20x14; A1:A8 players; ${far}1:${far}12 enemies`,
    });
  await room.use('Mia', 'encounter start', placeOf(system, near, hazard));
  const place = near ? 'Gate' : 'Hall';
  if (foes > 0)
    await room.use('Mia', 'encounter add', {
      who: FOE[system],
      count: foes,
      ...(system === 'soulbound' ? { zone: place } : {}),
    });
  if (hidden > 0)
    await room.use('Mia', 'encounter add', { who: FOE[system], name: 'Shade', count: hidden, hidden: true });
  if (system === 'riftbound') heroesFirst(table, heroes, foes + hidden);
  return thumb;
}

/** Where they fight, as `/encounter start` takes it; Zafir's map is drawn before. */
function placeOf(system: Counted, near: boolean, hazard: boolean): Readonly<Record<string, string>> {
  switch (system) {
    case 'soulbound':
      return { zones: `Gate - Yard${hazard ? ' [hazard minor]' : ''} - Hall` };
    case 'zafir':
      return {};
    case 'riftbound':
      return { zones: `street 90 x 40; heroes at 20,20; foes at ${near ? '26' : '80'},20` };
    case 'ishanekon':
      return { zones: hazard ? fire : near ? beside : apart };
  }
}

/** Totals of three dice without double sixes or ones: the heroes' highest, the foes' highest, and the lowest, which is rolled again. */
const HEROES_TOTAL = 16;
const FOES_TOTAL = 13;
const LEAST = 5;

/** Riftbound rolls for the turn order when the fight begins: the heroes come first, one after another, and the foes after them. */
export function heroesFirst({ turnkeeper }: GameTable, heroes: number, foes: number): void {
  const { dice } = turnkeeper.app.ports;
  if (!(dice instanceof TestDice)) throw new Error('dice fall as they like');
  for (let n = 0; n < heroes; n += 1) dice.lay(6, 5, HEROES_TOTAL - 11 - n);
  for (let n = 0; n < foes; n += 1) {
    const total = Math.max(LEAST, FOES_TOTAL - n);
    const first = Math.min(5, total - 3);
    const second = Math.min(5, total - first - 1);
    dice.lay(first, second, total - first - second);
  }
}

const weapon = (id: string, name: string, range: string | null, traits: readonly object[]) => ({
  id,
  name,
  damage: 2,
  range,
  traits,
  natural: false,
  dropped: false,
});

/** Heroes in a column; the first foe beside the first of them, the others some steps away. */
const beside = ['..PF......', '..P...F...', ...Array.from({ length: 11 }, () => '..P...F...')].join('\n');
const fire = beside.replace('..PF', '.^PF');
const apart = Array.from({ length: 12 }, () => 'P.............F').join('\n');

interface Coming {
  readonly who: string;
  readonly name: string;
  /** The place among those who come. */
  readonly n: number;
}

/** A hero as most have them, with something to throw. */
async function hero(room: Room, system: Counted, { who, name, n }: Coming): Promise<void> {
  if (system === 'ishanekon') {
    await room.use(who, 'character import', { file: technologist(name, n) });
    return;
  }
  if (system !== 'soulbound') return madeHero(room, who, name);
  const weapons = [
    weapon('longsword', 'Longsword', null, [{ id: 'slashing' }]),
    weapon('javelin', 'Javelin', 'medium', [{ id: 'piercing' }]),
  ];
  return room.hero(who, name, { weapons });
}
