import { beatenSides } from '../../engine/beaten.ts';
import { sceneOf } from '../play/stage.ts';
import { walked } from '../play/undo/walk.ts';
import type { Ports, ReadyRecord } from '../ports.ts';
import { everybody } from '../table.ts';

/** How a ready fight came out, as everybody may know it. */
export interface Outcome {
  readonly won: 'heroes' | 'foes' | 'nobody' | { readonly name: string } | null; // null: it was ended before
  readonly rounds: number;
  readonly down: readonly string[]; // heroes who can't fight any more, by name
}

/** So many steps a fight's end is looked for. */
const LOOK_BACK = 20;

/** How the fight of a ready fight came out: the scene just before its end. Null where that is no longer known. */
export async function outcomeOf(
  { store, systems }: Pick<Ports, 'store' | 'systems'>,
  { encounterId, campaignId }: Pick<ReadyRecord, 'encounterId' | 'campaignId'>,
): Promise<Outcome | null> {
  const encounter = encounterId === null ? null : await store.encounter(encounterId);
  const campaign = await store.campaign(campaignId);
  const system = campaign === null ? undefined : await systems.load(campaign.system);
  if (encounter === null || encounter.endedAt === null || system === undefined) return null;
  const stream = { kind: 'encounter', id: encounter.id } as const;
  const newest = await store.entries({ campaignId, stream, limit: LOOK_BACK });
  for (const { before, after } of walked(system, sceneOf(system, encounter), newest, 'back')) {
    if (!system.fights(before) || system.fights(after)) continue;
    const { lines, winner } = system.tracker(before, everybody);
    // Sides that fight each other: all of them are heroes, and one has won.
    const name = lines.find(({ id }) => id === winner)?.name;
    const won = winner === undefined ? wonBy(lines) : name === undefined ? 'nobody' : { name };
    const down = lines.filter((line) => line.side === 'players' && (line.turn === 'out' || line.down));
    return { won, rounds: system.round(before), down: down.map(({ name }) => name) };
  }
  return null;
}

/** Whoever has left the fight is beaten, too. */
function wonBy(lines: Parameters<typeof beatenSides>[0]): Outcome['won'] {
  const beaten = beatenSides(lines);
  const isBeaten = (side: 'players' | 'foes') =>
    beaten.includes(side) || lines.every((line) => line.side !== side);
  if (isBeaten('foes')) return isBeaten('players') ? 'nobody' : 'heroes';
  return isBeaten('players') ? 'foes' : null;
}
