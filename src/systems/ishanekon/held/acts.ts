import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import type { Act, Doing } from '../actions/act.ts';
import { attackable } from '../attack/options.ts';
import { type CharacterId, character, fighterIn, type HeldAction, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Holdable, holdableChoices, holdables, ticksFor, ticksOf } from './holdable.ts';
import { ATTACK, asIfUp, type Released, release, whyNotReleased } from './release.ts';
import { aimedAtOf, ownSpends, triggerOf, triggerSpends, whoChoices } from './trigger.ts';

const holdingOf = (scene: Scene, actor: CharacterId): HeldAction | null =>
  fighterIn(scene, actor)?.holding ?? null;

/** The ids of the acts of turns that wait: holding one, and saying that it comes now. */
export const HOLD = 'holdAction';
export const NOW = 'releaseAction';

/** Holding an action, and saying when it comes, for all other acts there are. */
export function heldActs(acts: () => readonly Act[]): readonly Act[] {
  const meant = (scene: Scene, { actor, means }: Pick<Doing, 'actor' | 'means'>): Holdable | null =>
    holdables(scene, actor, acts()).find(({ id }) => id === means) ?? null;

  const actOf = (holding: HeldAction | null): Act | null =>
    acts().find(({ id }) => id === holding?.act) ?? null;

  const releasedBy = (scene: Scene, { actor, target, detail }: Doing): Released => {
    const holding = holdingOf(scene, actor);
    return { actor, act: actOf(holding), target: target ?? holding?.target ?? null, detail };
  };

  /**
   * An action is paid for now and done when something happens, at the latest before one's next turn (Rounds and Turns): when somebody moves, attacks, uses an
   * Ability or does something else; or when its player says so, which is for all that has no button.
   */
  const holdAction: Act = {
    id: HOLD,
    name: 'Hold an action',
    also: ['Hold action', 'Ready', 'Prepare'],
    group: 'turn',
    cost: {},
    costOf: (scene, doing) => ({ ap: meant(scene, doing)?.ap ?? 0 }),
    refused: (scene, actor) => {
      const holding = holdingOf(scene, actor);
      return holding === null ? null : refusal('holdsAction', { actor, what: holding.name });
    },
    targets: whoChoices,
    targetLater: true,
    means: (scene, actor) => holdableChoices(scene, actor, acts()),
    spends: (scene, actor) => [...triggerSpends(scene, actor), ...ticksOf(scene, actor, acts())],
    words: 'optional',
    whyNot(scene, doing) {
      const found = meant(scene, doing);
      const fits = new Set(
        found === null ? [] : ticksFor(scene, doing.actor, found, acts()).map(({ id }) => id),
      );
      const unfit = ownSpends(doing.spend).find((one) => !fits.has(one));
      return unfit === undefined ? null : refusal('unknownSpend', { spend: unfit });
    },
    run(tx, { actor, target, means, detail, spend }) {
      const found = meant(tx.now, { actor, means });
      const fighter = tx.state.fight?.fighters[actor];
      if (found === null || fighter === undefined) return undefined;
      const said = found.later ? (detail ?? 'when you say so') : detail;
      const trigger = triggerOf(target, said, spend);
      const holding: HeldAction = {
        ...{ trigger, name: found.name, ap: found.ap, act: found.act, means: found.means, detail: null },
        ...{ target: aimedAtOf(spend), spend: ownSpends(spend), duration: untilTurnStart(actor) },
      };
      fighter.holding = castDraft(holding);
      const who = trigger.when !== 'said' && typeof trigger.who === 'object' ? trigger.who.id : null;
      tell(tx, 'actionHeld', { actor, target: who, what: found.name, ap: found.ap, trigger });
      return undefined;
    },
  };

  /** The moment that its player was waiting for has come: the held action is done now. */
  const releaseAction: Act = {
    id: NOW,
    name: 'Now!',
    also: ['Release the held action'],
    group: 'turn',
    cost: {},
    when: 'anytime',
    offered: (scene, actor) => holdingOf(scene, actor)?.trigger.when === 'said',
    refused: (scene, actor) => (holdingOf(scene, actor) === null ? refusal('holdsNothing', { actor }) : null),
    targets(scene, actor) {
      const holding = holdingOf(scene, actor);
      if (holding === null || holding.target !== null) return undefined;
      if (holding.act !== ATTACK) return actOf(holding)?.targets?.(asIfUp(scene, actor), actor);
      return attackable(scene, actor).map((id) => ({
        id,
        name: character(scene, id).name,
        refused: whyNotReleased(scene, { actor, act: null, target: id, detail: null }),
      }));
    },
    targetsOpen: true,
    targetLater: true,
    words: 'optional',
    whyNot: (scene, doing): Refusal | null => whyNotReleased(scene, releasedBy(scene, doing)),
    *run(tx, doing) {
      yield* release(tx, releasedBy(tx.snapshot(), doing));
    },
  };

  return [holdAction, releaseAction];
}
