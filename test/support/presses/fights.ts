import { madeHero } from '../../discord/support/made.ts';
import { openRoom, type Room } from '../room.ts';
import type { GameTable } from '../table.ts';
import { Thumb } from './thumb.ts';

export const systems = ['soulbound', 'zafir'] as const;
export type SystemId = (typeof systems)[number];

/** Who plays whom. */
export const HEROES = [
  ['Ana', 'Kira'],
  ['Ben', 'Tiz'],
  ['Cleo', 'Orla'],
] as const;

export const FOE: Readonly<Record<SystemId, string>> = { soulbound: 'Raider', zafir: 'Ghul' };

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
}

/** A fight that is about to begin; its GM has typed what it takes. */
export async function fight(
  table: GameTable,
  system: SystemId,
  { heroes = 2, foes = 2, near = true, hazard = false }: FightOptions = {},
): Promise<Thumb> {
  const thumb = await openThumb(table, system);
  const { room } = thumb;
  for (const [who, name] of HEROES.slice(0, heroes)) await hero(room, system, who, name);
  const far = near ? 'F' : 'P';
  if (system === 'zafir')
    await room.use('Mia', 'map change', {
      text: `empty 20x14; A1:A8 players; ${far}1:${far}12 enemies`,
    });
  await room.use(
    'Mia',
    'encounter start',
    system === 'soulbound' ? { zones: `Gate - Yard${hazard ? ' [hazard minor]' : ''} - Hall` } : {},
  );
  const place = near ? 'Gate' : 'Hall';
  if (foes > 0)
    await room.use('Mia', 'encounter add', {
      who: FOE[system],
      count: foes,
      ...(system === 'soulbound' ? { zone: place } : {}),
    });
  return thumb;
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
  if (system === 'zafir') return madeHero(room, who, name);
  const weapons = [
    weapon('longsword', 'Longsword', null, [{ id: 'slashing' }]),
    weapon('javelin', 'Javelin', 'medium', [{ id: 'piercing' }]),
  ];
  return room.hero(who, name, { weapons });
}
