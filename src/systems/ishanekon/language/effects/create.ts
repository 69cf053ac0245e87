import type { HouseRules } from '../../party/party.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { plain } from '../../../../engine/json.ts';
import { type At as Tile, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { findRow } from '../../../../engine/table.ts';
import { objectSchema } from '../../character/schema.ts';
import { materials } from '../../content/objects.ts';
import { admit } from '../../fight/admit.ts';
import { idOfMade } from '../../fight/made.ts';
import { type CharacterId, type Scene, sideOf } from '../../scene.ts';
import { standingOn } from '../../space/bodies.ts';
import { mapIn } from '../../space/terrain.ts';
import { tell } from '../../tell.ts';
import { beginZone } from '../../zones/begin.ts';
import { plainly } from '../schema/amount.ts';
import type { Effect, EffectOf } from '../schema/effects/index.ts';
import { tilesAt } from '../use/tiles.ts';
import type { At } from '../use/using.ts';
import { lastsOf, tellOf } from './told.ts';

/** As many things as one use makes at most. */
const MOST_THINGS = 12;

/** What comes into being: how it is called, what it is of, whether anybody gets past it. */
interface Made {
  readonly what: string;
  readonly material: string | null;
  readonly blocks: boolean;
  /** Its Vitality; null: as its material has it. */
  readonly vitality: number | null;
  /** Where each stands; a wall stands on every one of its squares. */
  readonly places: readonly (string | null)[];
}

/** Things that were not there (effect 18): objects of the fight, which can be broken, and which are gone with the Ability. */
export function* create(tx: Tx<Scene>, effect: EffectOf<'create'>, at: At): Rule<void> {
  const { what, material, blocks } = effect;
  const spaces = Math.max(1, plainly(effect.metres, at.scale));
  const count = Math.max(1, plainly(effect.count, at.scale));
  const now = tx.snapshot();
  if (now.fight === null) return tellOf(tx, effect, at);
  const tiles = tilesAt(now, at);
  const places =
    mapIn(now) === null
      ? Array.from({ length: count }, () => null)
      : placesOf(now, tiles, blocks, blocks ? spaces * count : count);
  yield* make(tx, effect, at, { what, material, blocks, vitality: null, places });
}

/** A wall needs free squares; anything else stands as near to its place as there is room. */
function placesOf(scene: Scene, tiles: readonly Tile[], blocks: boolean, most: number): readonly string[] {
  const free = tiles.filter((tile) => standingOn(scene, tile).length === 0);
  const [first] = tiles;
  if (blocks) return free.slice(0, most).map(tileName);
  return first === undefined ? [] : Array.from({ length: most }, (_, n) => tileName(free[n] ?? first));
}

export function* make(tx: Tx<Scene>, effect: Effect, at: At, made: Made): Rule<void> {
  const places = made.places.slice(0, MOST_THINGS);
  if (tx.now.fight === null || places.length === 0) return tellOf(tx, effect, at);
  const ids: CharacterId[] = [];
  for (const [n, place] of places.entries()) {
    const id = idOfMade(tx, at.actor, 'thing');
    const name = places.length === 1 ? made.what : `${made.what} ${n + 1}`;
    const side = sideOf(tx.snapshot(), at.actor);
    yield* admit(tx, {
      id,
      name,
      side,
      sheet: plain(thingOf(made, name, tx.now.party.rules.materials)),
      place,
      npc: false,
      fleeting: true,
    });
    ids.push(id);
  }
  beginZone(tx, at, { effect, ground: null, lasts: lastsOf(effect, at), members: [], things: ids });
  tell(tx, 'created', { actor: at.actor, others: ids, what: made.what });
}

/** Vitality and Armor are those of a space of the material in the setting that the group has chosen (A42); what has none is of wood. */
function thingOf({ material, blocks, vitality: own }: Made, name: string, setting: HouseRules['materials']) {
  const row = findRow(materials, material ?? 'wood');
  const [vitality, armor] = row?.[setting] ?? [20, 0];
  return objectSchema.parse({
    ...{ kind: 'object', name, material: row?.id ?? 'wood', blocks, made: true },
    ...{ vitality: own ?? vitality, maxVitality: own ?? vitality, armor: own === null ? armor : 0 },
    properties: own === null && row?.property !== undefined && row.property !== null ? [row.property] : [],
  });
}
