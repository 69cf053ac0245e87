import { TestDice } from '../../discord/support/dice.ts';
import { madeHero } from '../../discord/support/made.ts';
import { openRoom, type Room } from '../room.ts';
import type { GameTable } from '../table.ts';
import { Thumb } from './thumb.ts';

/** All in which presses and messages are counted, and those that every test of all systems plays. */
export const systems = ['soulbound', 'zafir', 'riftbound'] as const;
export type SystemId = (typeof systems)[number];

/** Who plays whom. */
export const HEROES = [
  ['Ana', 'Kira'],
  ['Ben', 'Tiz'],
  ['Cleo', 'Orla'],
] as const;

export const FOE: Readonly<Record<SystemId, string>> = {
  soulbound: 'Raider',
  zafir: 'Ghul',
  riftbound: 'Drift Thug',
};

let rooms = 0;

/** A new channel with a campaign in it. */
export async function openThumb(table: GameTable, system: SystemId): Promise<Thumb> {
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
  system: SystemId,
  { heroes = 2, foes = 2, near = true, hazard = false, hidden = 0 }: FightOptions = {},
): Promise<Thumb> {
  const thumb = await openThumb(table, system);
  const { room } = thumb;
  for (const [who, name] of HEROES.slice(0, heroes)) await hero(room, system, who, name);
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
function placeOf(system: SystemId, near: boolean, hazard: boolean): Readonly<Record<string, string>> {
  switch (system) {
    case 'soulbound':
      return { zones: `Gate - Yard${hazard ? ' [hazard minor]' : ''} - Hall` };
    case 'zafir':
      return {};
    case 'riftbound':
      return { zones: `street 90 x 40; heroes at 20,20; foes at ${near ? '26' : '80'},20` };
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

/** A hero as most have them, with something to throw. */
function hero(room: Room, system: SystemId, who: string, name: string): Promise<void> {
  if (system !== 'soulbound') return madeHero(room, who, name);
  const weapons = [
    weapon('longsword', 'Longsword', null, [{ id: 'slashing' }]),
    weapon('javelin', 'Javelin', 'medium', [{ id: 'piercing' }]),
  ];
  return room.hero(who, name, { weapons });
}
