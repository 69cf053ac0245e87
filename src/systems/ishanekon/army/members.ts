import { castDraft } from 'immer';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import { goneWith, newcomersOf } from '../../../engine/newcomers.ts';
import type { Rule } from '../../../engine/rule.ts';
import {
  isInside,
  nearestFirst,
  parseTile,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Character, characterSchema } from '../character/schema.ts';
import { tellAlive } from '../fight/keep.ts';
import type { CharacterId, MapGround, Scene, Side, Unit } from '../scene.ts';
import { metric } from '../space/terrain.ts';
import { tell } from '../tell.ts';
import { unit, unitIn, unitOf, unitsIn } from './battle.ts';
import { disband, fall, unitOfHeroes } from './fall.ts';
import { figuresWith } from './figures.ts';
import { startBattle } from './line.ts';

/** A battle of armies begins on a map of spaces; where both sides are there, the first round begins at once. */
export function* beginBattle(
  tx: Tx<Scene>,
  { members }: Pick<IntentOf<'begin'>, 'members'>,
  ground: MapGround,
): Rule<void> {
  tx.state.battle = castDraft({ ground, round: 0, first: 'players', line: [], units: {}, members: {} });
  yield* admitUnits(tx, members);
  const { known, unseen } = newcomersOf(members, (id) => unitIn(tx.now, id)?.unseen === true);
  tell(tx, 'battleBegan', { members: known });
  if (unseen.length > 0) tell(tx, 'keptHidden', { names: unseen }, 'gm');
  if (new Set(members.map(({ side }) => side)).size > 1) startBattle(tx);
}

/** Newcomers act from the next round on. */
export function* joinBattle(tx: Tx<Scene>, members: readonly Member[]): Rule<void> {
  yield* admitUnits(tx, members);
  const { known, unseen } = newcomersOf(members, (id) => unitIn(tx.now, id)?.unseen === true);
  if (known.length > 0) tell(tx, 'unitsCame', { members: known });
  if (unseen.length > 0) tell(tx, 'keptHidden', { names: unseen }, 'gm');
}

/** Some come to the battle, one after another. The scene is looked at once: a hundred units would have it copied at each. */
function* admitUnits(tx: Tx<Scene>, members: readonly Member[]): Rule<void> {
  const before = tx.snapshot();
  const ground = before.battle?.ground;
  if (ground === undefined) return;
  const taken = new Set(unitsIn(before).map((id) => unit(before, id).at));
  for (const member of members) taken.add(yield* admitUnit(tx, member, { before, ground, taken }));
}

interface Field {
  readonly before: Scene;
  readonly ground: MapGround;
  /** Spaces that units stand on. */
  readonly taken: ReadonlySet<TileName>;
}

/** Somebody comes to the battle: a unit as itself, a hero or a creature as a unit of heroes, any other object as a building. Gives where they are. */
function* admitUnit(tx: Tx<Scene>, member: Member, { before, ground, taken }: Field): Rule<TileName> {
  const { id, name, side } = member;
  if (tx.now.battle?.members[id]?.left === false) return yield* tx.refuse('alreadyIn', { name });
  if (member.hidden === true && side === 'players') return yield* tx.refuse('onlyFoesHide', { name });
  const read = characterSchema.safeParse(member.sheet);
  if (!read.success) return yield* tx.refuse('badSheet', { name });
  if (read.data.dead) return yield* tx.refuse('isDead', { actor: name });
  const sheet = { ...read.data, name };
  tx.state.characters[id] = castDraft(sheet);
  const at = placeFor(taken, ground, side, member.place);
  if (at === 'nowhere')
    return yield* tx.refuse('noSuchPlace', { place: member.place, spots: Object.keys(ground.spots) });
  if (at === null) return yield* tx.refuse('noRoom', { name });
  const { battle } = tx.state;
  if (battle == null) return at;
  battle.members[id] = {
    side,
    left: false,
    ...(member.npc === undefined && member.fleeting !== true ? { passing: true as const } : {}),
  };
  const alone = { ...before, characters: { [id]: sheet } };
  const fresh = { ...unitFrom(alone, id, sheet, side, at), unseen: member.hidden === true };
  battle.units[id] = castDraft(fresh);
  return at;
}

function unitFrom(scene: Scene, id: CharacterId, who: Character, side: Side, at: TileName): Unit {
  if (who.kind !== 'object') return unitOfHeroes({ heroes: [id], side, at });
  const row = who.unit?.id ?? 'building';
  const level = who.unit?.level ?? 0;
  const { vitality } = figuresWith(scene, id, { row, level, heroes: [] });
  return {
    ...unitOfHeroes({ heroes: [], side, at }),
    row,
    level,
    lost: Math.max(0, vitality - who.vitality),
  };
}

/** The nearest free space to the named one, else to where a side comes from; null where all are taken. */
function placeFor(
  taken: ReadonlySet<TileName>,
  { grid, spots }: MapGround,
  side: Side,
  typed: string | null,
): TileName | 'nowhere' | null {
  const spot = typed === null ? side : typed.trim().toLowerCase();
  const named = Object.keys(spots).find((name) => name.toLowerCase() === spot);
  const among = named === undefined ? [] : (spots[named] ?? []);
  const free = among.find((tile) => !taken.has(tile));
  if (free !== undefined) return free;
  const start =
    parseTile(among[0] ?? typed ?? '') ??
    (typed === null ? { x: Math.floor(grid.columns / 2), y: side === 'foes' ? 0 : grid.rows - 1 } : null);
  if (start === null || !isInside(grid, start)) return 'nowhere';
  for (const at of nearestFirst(grid, start, metric))
    if (!taken.has(tileName(at)) && grid.tiles[tileName(at)]?.blocked !== true) return tileName(at);
  return null;
}

/** A unit leaves the battle for good; of heroes who are with a unit, the one who goes. */
export function* leaveBattle(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const scene = tx.snapshot();
  const id = unitOf(scene, actor);
  if (id === null || tx.state.battle == null) return yield* tx.refuse('notInFight', { id: actor });
  tell(tx, 'unitLeft', { actor });
  const { heroes, row } = unit(scene, id);
  const stay = heroes.filter((hero) => hero !== actor);
  const isWhole = id === actor && !(row === 'hero' && stay.length > 0);
  if (isWhole) {
    writeBack(tx, id);
    disband(tx, id);
  } else withoutHero(tx, id, actor, stay);
  const going = isWhole ? [actor, ...heroes] : [actor];
  for (const one of going) {
    const member = tx.state.battle?.members[one];
    if (member !== undefined) member.left = true;
  }
}

/** A unit goes on without one of its heroes. A unit of heroes has the id of one of them. */
function withoutHero(tx: Tx<Scene>, id: CharacterId, actor: CharacterId, stay: readonly CharacterId[]): void {
  const { battle } = tx.state;
  const found = battle?.units[id];
  if (battle == null || found === undefined) return;
  const [next = id] = stay;
  const kept = id === actor ? next : id;
  delete battle.units[id];
  battle.units[kept] = { ...found, heroes: [...stay] };
  battle.line = battle.line.map((group) => group.map((one) => (one === id ? kept : one)));
  fall(tx, kept, false);
}

/** What a unit has left goes on its sheet; that of heroes is the unit's, and no wound of theirs. */
function writeBack(tx: Tx<Scene>, id: CharacterId): void {
  const scene = tx.snapshot();
  const { row, level, lost } = unit(scene, id);
  const who = tx.state.characters[id];
  if (who?.kind !== 'object') return;
  who.vitality = Math.max(1, figuresWith(scene, id, { row, level, heroes: [] }).vitality - lost);
}

/** The battle is over. Units that live in it alone can still be kept. */
export function endBattle(tx: Tx<Scene>): void {
  const scene = tx.snapshot();
  for (const id of unitsIn(scene)) writeBack(tx, id);
  tell(tx, 'battleEnded', {});
  tellAlive(tx);
  for (const id of goneWith(scene.battle?.members)) delete tx.state.characters[id];
  tx.state.battle = null;
}
