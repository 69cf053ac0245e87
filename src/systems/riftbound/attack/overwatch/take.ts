import { castDraft } from 'immer';
import { type Audience, type Viewer, visibleTo } from '../../../../engine/event.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import { secondOverwatch } from '../../abilities/rallied.ts';
import { isCritical } from '../../conditions/active.ts';
import { seesIn } from '../../fight/sides.ts';
import type { Act } from '../../moves/act.ts';
import {
  type CharacterId,
  fighterIn,
  fightersIn,
  type Overwatch,
  personIn,
  type Scene,
  type Trigger,
} from '../../scene.ts';
import { tell } from '../../tell.ts';
import { type Means, meansIn, meansOf } from '../means.ts';
import { whyNotMeans } from '../legality.ts';
import { readTrigger, triggersFor } from './trigger.ts';

/** Everything that somebody could watch with: nobody rams on Overwatch. */
const watchable = (scene: Scene, actor: CharacterId): readonly Means[] =>
  meansOf(scene, actor).filter(({ attack }) => attack.special !== 'ramming');

const whyUnsteady = (scene: Scene, actor: CharacterId): Refusal | null => {
  const person = personIn(scene, actor);
  return person !== null && isCritical(person)
    ? refusal('criticalCannot', { actor, what: 'take Overwatch' })
    : null;
};

/**
 * Overwatch: with all the Actions that are left, a free Attack for each, when somebody moves whom they see, until their next turn. With what and when
 * is said when it is taken; without a word it is the best shot of a Move with the best they have.
 */
export const overwatch: Act = {
  id: 'overwatch',
  name: 'Overwatch',
  also: ['Watch', 'Cover'],
  group: 'attack',
  cost: 'action',
  words: 'optional',
  refused: whyUnsteady,
  means: (scene, actor) =>
    watchable(scene, actor).map((means) => ({
      id: means.id,
      name: means.name,
      refused: whyNotMeans(scene, { actor, asSkilled: false }, means),
    })),
  meansLater: true,
  targets: triggersFor,
  targetLater: true,
  whyNot: (scene, { target, detail }) =>
    readTrigger(scene, target ?? detail) === null
      ? refusal('noSuchTrigger', { typed: target ?? detail ?? '' })
      : null,
  run(tx, { actor, target, means, detail }) {
    const now = tx.snapshot();
    const trigger = readTrigger(now, target ?? detail);
    const turn = tx.state.fight?.turn;
    if (trigger === null) return undefined;
    // One Action is paid; those that are left go with it.
    const rest = turn?.actor === actor ? turn.actions : 0;
    if (turn?.actor === actor) {
      turn.actions = 0;
      turn.taken += rest;
    }
    const weapon = means === null ? null : meansIn(now, actor, means);
    const more = secondOverwatch(tx, actor);
    takeOverwatch(tx, { watcher: actor, actor, shots: 1 + rest + more, weapon, trigger, centre: null });
    return undefined;
  },
};

/** Overwatch as it is taken. */
export interface Taking {
  /** Who watches: somebody, or a vehicle (Backup). */
  readonly watcher: CharacterId;
  /** Whose doing it is. */
  readonly actor: CharacterId;
  readonly shots: number;
  readonly weapon: Means | null;
  readonly trigger: Trigger;
  /** From where a vehicle's range is measured instead. */
  readonly centre: CharacterId | null;
}

/** Somebody, or a vehicle, takes Overwatch. More of it in one turn adds free Attacks; what was said last holds for all of them. */
export function takeOverwatch(
  tx: Tx<Scene>,
  { watcher, actor, shots, weapon, trigger, centre }: Taking,
): void {
  const fighter = tx.state.fight?.fighters[watcher];
  if (fighter === undefined) return;
  const before = fighter.overwatch?.shots ?? 0;
  const taken: Overwatch = {
    shots: before + shots,
    weapon: weapon === null ? null : weaponOf(weapon),
    trigger,
    duration: untilTurnStart(actor),
    centre,
  };
  fighter.overwatch = castDraft(taken);
  const to = knownTo(tx.snapshot(), watcher);
  const target = trigger.when === 'only' ? trigger.at : null;
  const data = { actor: watcher, shots: taken.shots, weapon: weapon?.name ?? null, trigger, target };
  tell(tx, 'overwatchTaken', data, to);
}

const weaponOf = ({ attack, source }: Means): Overwatch['weapon'] => ({
  vehicle: source.kind === 'system' ? source.vehicle : null,
  item: source.kind === 'item' ? source.item.id : source.kind === 'system' ? source.system.id : 'unarmed',
  attack: attack.id,
});

/**
 * Who knows that somebody is on Overwatch: who sees them (Overwatch). What people of the players' side do, all players at the table know.
 */
export function knownTo(scene: Scene, watcher: CharacterId): Audience {
  if (fighterIn(scene, watcher)?.side !== 'foes') return 'all';
  const seeing = fightersIn(scene).filter(
    (id) => fighterIn(scene, id)?.side === 'players' && seesIn(scene, id, watcher),
  );
  return seeing.length === 0 ? 'gm' : seeing;
}

/** Whether somebody at the table may know that somebody is on Overwatch. */
export const mayKnowOfWatch = (scene: Scene, viewer: Viewer, watcher: CharacterId): boolean =>
  viewer.characters.includes(watcher) || visibleTo({ to: knownTo(scene, watcher) }, viewer);
