import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { nameKey } from '../../../engine/names.ts';
import type { Rule } from '../../../engine/rule.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import {
  floorAt,
  isOnPlane,
  placeName,
  type Point,
  readPlace,
  readPlane,
} from '../../../engine/space/plane/index.ts';
import { singleBlanks } from '../../../engine/text.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Hazard } from '../powers/schema.ts';
import { type CharacterId, character, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { diameterOf } from './bodies.ts';
import { legend } from './legend.ts';
import { MOST_DANGERS } from './setup.ts';
import { readBrought } from '../packs/places.ts';
import { surroundingsIn } from './surroundings.ts';

/** Somebody whom a GM puts somewhere. */
interface Put {
  readonly id: CharacterId;
  readonly at: Point;
}

/**
 * The place changes, as a GM types it: what stands there in the words of places ('crate at 12,5', 'no wall'), the light ('dark', 'light'), the air ('no air'), hazards, and
 * who is where ('Raider 2 to 14,8').
 */
export function* setting(tx: Tx<Scene>, { text, brought }: IntentOf<'setting'>): Rule<void> {
  const { fight } = tx.state;
  const now = tx.snapshot();
  if (!fight || now.fight === null) return yield* tx.refuse('noFight');
  const { dark, air, hazards, gone, rest } = surroundingsIn(text, readBrought(brought));
  const puts: Put[] = [];
  const others = rest.split('\n').filter((statement) => {
    const put = readPut(now, singleBlanks(statement));
    if (put !== null) puts.push(put);
    return put === null;
  });
  const drawn = others.join('\n').trim();
  const read = drawn === '' ? null : readPlane(drawn, legend, now.fight.board);
  if (read !== null && !read.ok) return yield* tx.refuse('badPlace', { why: spaceRefusalText(read) });
  if (read !== null) {
    fight.board = castDraft(read.board);
    tell(tx, 'fieldChanged', { said: read.said });
  }
  if (dark !== null && dark !== fight.dark) {
    fight.dark = dark;
    tell(tx, 'lightChanged', { dark });
  }
  if (air !== null && air === (fight.airless === true)) {
    if (air) delete fight.airless;
    else fight.airless = true;
    tell(tx, 'airChanged', { air });
  }
  if (hazards.length + gone.length > 0) changeDangers(tx, hazards, gone);
  for (const put of puts) yield* obey(tx, put);
}

function changeDangers(tx: Tx<Scene>, come: readonly Hazard[], gone: readonly string[]): void {
  const { fight } = tx.state;
  if (!fight) return;
  const kept = (tx.snapshot().fight?.dangers ?? []).filter(
    ({ name }) => !gone.includes(name) && !come.some((one) => one.name === name),
  );
  fight.dangers = castDraft([...kept, ...come].slice(-MOST_DANGERS));
  tell(tx, 'dangersAre', { names: fight.dangers.map(({ name }) => name) }, 'gm');
}

function readPut(scene: Scene, statement: string): Put | null {
  const [, name = '', where = ''] = /^(.{1,100}?) (?:to|at|on) (\d[\d., ]{1,20})$/u.exec(statement) ?? [];
  const id = fightersIn(scene).find((one) => nameKey(character(scene, one).name) === nameKey(name));
  const at = readPlace(where);
  return id === undefined || at === null ? null : { id, at };
}

/** Puts somebody somewhere. Nobody reacts to it: it is the GM's hand, no Move. */
function* obey(tx: Tx<Scene>, { id, at }: Put): Rule<void> {
  const { fight } = tx.state;
  const fighter = fight?.fighters[id];
  if (!fight || fighter === undefined) return;
  if (fighter.at === null) return yield* tx.refuse('isInside', { actor: id });
  if (!isOnPlane(fight.board.plane, at, diameterOf(character(tx.now, id))))
    return yield* tx.refuse('offTheMap', { place: placeName(at) });
  fighter.at = castDraft({ ...at });
  if (character(tx.now, id).kind === 'person') fighter.altitude = floorAt(fight.board.plane, at);
  tell(tx, 'placed', { actor: id, to: placeName(at) });
}
