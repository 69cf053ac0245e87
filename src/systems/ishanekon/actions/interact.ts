import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { distance, parseTile } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { itemName } from '../attack/held.ts';
import type { Item } from '../character/schema.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import {
  areEnemies,
  beingIn,
  type CharacterId,
  character,
  fighterIn,
  fightersIn,
  type Lying,
  type Scene,
} from '../scene.ts';
import { footprintIn } from '../space/bodies.ts';
import { isDoor, toggleDoor } from '../space/doors.ts';
import { mapIn, metric } from '../space/terrain.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';
import { whyTooFar } from './near.ts';

const LYING = 'lying:';
const DOOR = 'door:';

/** Whether a square is within 1 m of somebody. */
function isBeside(scene: Scene, actor: CharacterId, tile: string | null): boolean {
  const own = footprintIn(scene, actor);
  const at = parseTile(tile ?? '');
  if (own === null || at === null) return true; // told ground: the GM says who is where
  const size = own.size ?? 1;
  const nearest = {
    x: Math.min(Math.max(at.x, own.at.x), own.at.x + size - 1),
    y: Math.min(Math.max(at.y, own.at.y), own.at.y + size - 1),
  };
  return distance(metric, nearest, at) <= 1;
}

const lyingBeside = (scene: Scene, actor: CharacterId): readonly Lying[] =>
  (scene.fight?.lying ?? []).filter(({ at }) => isBeside(scene, actor, at));

const targets = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  ...lyingBeside(scene, actor).map(
    ({ id, item }): Choice => ({
      id: `${LYING}${id}`,
      name: `Pick up ${itemName(item)}`,
      relation: 'thing',
      refused: null,
    }),
  ),
  ...Object.keys(mapIn(scene)?.grid.tiles ?? {})
    .filter((tile) => isDoor(scene, tile) && isBeside(scene, actor, tile))
    .map(
      (tile): Choice => ({ id: `${DOOR}${tile}`, name: `Door at ${tile}`, relation: 'thing', refused: null }),
    ),
  ...fightersIn(scene)
    .filter((id) => id !== actor && !areEnemies(scene, actor, id) && beingIn(scene, id) !== null)
    .map(
      (id): Choice => ({
        id,
        name: `Give to ${character(scene, id).name}`,
        refused: whyTooFar(scene, actor, id),
      }),
    ),
];

const carried = (scene: Scene, actor: CharacterId): readonly Item[] =>
  beingIn(scene, actor)?.items.filter(({ dropped }) => !dropped) ?? [];

/**
 * A simple, quick interaction (Basic Actions: Interact with Target): picking something up, opening a door, giving an ally an item, or whatever the player
 * says. Once a turn it is free, unless Switch Weapons was.
 */
export const interact: Act = {
  id: 'interact',
  name: 'Interact',
  also: ['Interact with Target', 'Pick up', 'Open', 'Close', 'Give'],
  group: 'gear',
  cost: { ap: 1, freeHands: true },
  targets,
  targetLater: true,
  means: (scene, actor) =>
    carried(scene, actor).map((item) => ({
      id: item.id,
      name: itemName(item),
      fits: fightersIn(scene).filter((id) => id !== actor),
      refused: null,
    })),
  meansLater: true,
  words: 'optional',
  whyNot(scene, { actor, target, means, detail }) {
    if (target === null) return detail === null ? refusal('needsWords', { act: 'Interact' }) : null;
    const isPerson = beingIn(scene, target) !== null;
    if (isPerson && means === null) return refusal('giveWhat', { target });
    const full = isPerson ? target : target.startsWith(LYING) ? actor : null;
    const items = full === null ? 0 : (beingIn(scene, full)?.items.length ?? 0);
    return items >= SHEET_LIMITS.items.most ? refusal('carriesTooMuch', { actor: full }) : null;
  },
  run(tx, doing) {
    const { actor, target, detail } = doing;
    if (target === null) tell(tx, 'interacted', { actor, words: detail ?? '' });
    else if (target.startsWith(LYING)) pickUp(tx, actor, target.slice(LYING.length));
    else if (target.startsWith(DOOR)) toggleDoor(tx, actor, target.slice(DOOR.length));
    else give(tx, doing, target);
    return undefined;
  },
};

/** What lies there comes to them, into a free hand where there is one. */
function pickUp(tx: Tx<Scene>, actor: CharacterId, id: string): void {
  const { fight } = tx.state;
  const lying = tx.snapshot().fight?.lying.find((one) => one.id === id);
  if (!fight || lying === undefined) return;
  fight.lying = fight.lying.filter((one) => one.id !== id);
  const held = receive(tx, actor, lying.item);
  const who = tx.state.characters[actor];
  const hand = who === undefined || who.kind === 'object' ? -1 : who.holding.indexOf(null);
  if (who !== undefined && who.kind !== 'object' && hand >= 0) who.holding[hand] = held;
  tell(tx, 'pickedUp', { actor, item: itemName(lying.item) });
}

function give(tx: Tx<Scene>, { actor, means }: Doing, target: CharacterId): void {
  const item = carried(tx.snapshot(), actor).find(({ id }) => id === means);
  if (item === undefined) return;
  loseItem(tx, actor, item.id);
  receive(tx, target, item);
  tell(tx, 'itemGiven', { actor, target, item: itemName(item) });
}

/** Takes an item off somebody's sheet and out of their hands. */
export function loseItem(tx: Tx<Scene>, id: CharacterId, item: string): void {
  const who = tx.state.characters[id];
  if (who === undefined || who.kind === 'object') return;
  who.items = who.items.filter((one) => one.id !== item);
  who.holding = who.holding.map((held) => (held === item ? null : held));
  if (who.wearing === item) who.wearing = null;
}

/** Puts an item on somebody's sheet, under an id that is free there. Gives the id. */
export function receive(tx: Tx<Scene>, id: CharacterId, item: Item): string {
  const who = tx.state.characters[id];
  if (who === undefined || who.kind === 'object') return item.id;
  const taken = new Set(who.items.map((one) => one.id));
  let free = item.id;
  for (let n = 2; taken.has(free); n++) free = `${item.id}${n}`;
  who.items.push(castDraft({ ...item, id: free, dropped: false }));
  return free;
}

/** Lets an item fall where somebody stands: it lies there until somebody picks it up, or the fight is over. */
export function dropItem(tx: Tx<Scene>, owner: CharacterId, item: Item): void {
  const { fight } = tx.state;
  if (fight === null) return;
  loseItem(tx, owner, item.id);
  fight.lastId += 1;
  const at = fighterIn(tx.now, owner)?.at ?? null;
  fight.lying.push(castDraft({ id: `lying${fight.lastId}`, at, from: owner, item }));
}
