import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Item, Person } from '../character/schema.ts';
import { carriedBy, heldBy, nameOf } from '../gear/carried.ts';
import { single } from '../gear/pile.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';

/** Hands that somebody has (Holding equipment). */
export const HANDS = 2;

const AWAY = 'away:';

/** Why somebody can't change what they hold now: it is had once a turn. Outside of fights nobody counts. */
export const whyNoChange = (scene: Scene, actor: CharacterId): Refusal | null =>
  scene.fight?.turn?.actor === actor && scene.fight.turn.changed
    ? refusal('changedAlready', { actor })
    : null;

/** It is noted that they have. */
export function noteChange(tx: Tx<Scene>, actor: CharacterId): void {
  const turn = tx.state.fight?.turn;
  if (turn?.actor === actor) turn.changed = true;
}

const handsFor = ({ profile }: Item): number => Math.max(1, profile.hands);

/** What must be put away to take something up: what was chosen for it, then what has been held longest. */
export function awayFor(person: Person, item: Item, chosen: string | null): readonly string[] {
  const held = person.holding.flatMap((id) => person.items.find((one) => one.id === id) ?? []);
  const order = [...held].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  let free = HANDS - held.reduce((sum, one) => sum + handsFor(one), 0);
  const away: string[] = [];
  for (const one of order) {
    if (free >= handsFor(item) && one.id !== chosen) break;
    away.push(one.id);
    free += handsFor(one);
  }
  return away;
}

const choices = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const held = heldBy(scene, actor);
  const others = carriedBy(scene, actor).filter((item) => item.profile.hands > 0 && !held.includes(item));
  return [
    ...others.map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: item.profile.hands === 2 ? 'both hands' : 'one hand',
      refused: null,
    })),
    ...held.map((item) => ({ id: `${AWAY}${item.id}`, name: `Put ${nameOf(item)} away`, refused: null })),
  ];
};

/** Changing what one holds: an Instant, once a turn (Holding equipment). */
export const changeHands: Act = {
  id: 'hold',
  name: 'Change what you hold',
  also: ['Draw', 'Put away', 'Swap', 'Hold'],
  group: 'gear',
  cost: 'instant',
  when: 'anytime',
  offered: (scene, actor) => choices(scene, actor).length > 0,
  refused: whyNoChange,
  means: choices,
  targets: (scene, actor) =>
    heldBy(scene, actor).map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: 'put this away for it',
      relation: 'thing',
      refused: null,
    })),
  targetLater: true,
  run(tx, { actor, means, target }) {
    if (means === null) return undefined;
    if (means.startsWith(AWAY)) putAway(tx, actor, means.slice(AWAY.length));
    else takeInHand(tx, actor, means, target);
    return undefined;
  },
};

/** Takes something up, and puts away what must be; `away` goes first. Gives the id of what is held now: one of a pile has its own. */
export function takeInHand(
  tx: Tx<Scene>,
  actor: CharacterId,
  id: string,
  away: string | null,
): string | null {
  const person = personIn(tx.snapshot(), actor);
  const draft = tx.state.characters[actor];
  const item = person === null || draft?.kind !== 'person' ? null : single(draft, id);
  if (person === null || draft?.kind !== 'person' || item === null) return null;
  const held = item.id;
  holdsNow(tx, actor, awayFor(person, item, away), held);
  return held;
}

const putAway = (tx: Tx<Scene>, actor: CharacterId, id: string): void => holdsNow(tx, actor, [id], null);

function holdsNow(tx: Tx<Scene>, actor: CharacterId, away: readonly string[], held: string | null): void {
  const draft = tx.state.characters[actor];
  if (draft?.kind !== 'person') return;
  draft.holding = [...draft.holding.filter((id) => !away.includes(id)), ...(held === null ? [] : [held])];
  noteChange(tx, actor);
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const one = personIn(tx.now, actor)?.items.find((other) => other.id === id);
      return one === undefined ? [] : [nameOf(one)];
    });
  tell(tx, 'handsChanged', { actor, holds: names(draft.holding), away: names(away) });
}

/** Letting something fall takes nothing; it lies where one stands. */
export const drop: Act = {
  id: 'drop',
  name: 'Drop',
  also: ['Let fall'],
  group: 'gear',
  cost: 'nothing',
  offered: (scene, actor) => heldBy(scene, actor).length > 0,
  means: (scene, actor) =>
    heldBy(scene, actor).map((item) => ({ id: item.id, name: nameOf(item), refused: null })),
  run(tx, { actor, means }) {
    const { fight } = tx.state;
    const person = tx.state.characters[actor];
    const at = fight?.fighters[actor]?.at;
    const item = person?.kind === 'person' ? person.items.find(({ id }) => id === means) : undefined;
    if (!fight || person?.kind !== 'person' || item === undefined || !at) return undefined;
    person.items = person.items.filter(({ id }) => id !== means);
    person.holding = person.holding.filter((id) => id !== means);
    fight.lastId += 1;
    fight.lying.push(
      castDraft({ id: `lying${fight.lastId}`, at: { ...at }, from: actor, item: { ...item } }),
    );
    tell(tx, 'dropped', { actor, item: nameOf(item) });
    return undefined;
  },
};
