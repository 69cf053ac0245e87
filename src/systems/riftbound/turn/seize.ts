import { castDraft } from 'immer';
import { type Params, type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { keepRoll } from '../abilities/again.ts';
import { seizeDifficulty } from '../abilities/modifiers.ts';
import { isOn, setSwitch } from '../abilities/switched.ts';
import { rollCheck } from '../checks/check.ts';
import { isUnseen } from '../fight/known.ts';
import { alliesOf, isUp, seesOrHears } from '../fight/sides.ts';
import {
  actingIn,
  type CharacterId,
  fighterIn,
  fightersIn,
  personIn,
  type Scene,
  type Seize,
} from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { giveAction } from './outOfTurn.ts';

/** Why somebody can't Seize the Initiative in this fight now, be it at once or in the next gap. */
export function whyNotSeize(
  scene: Scene,
  { actor, helper, paid }: Pick<Seize, 'actor' | 'helper' | 'paid'>,
): Refusal | null {
  const { fight } = scene;
  const fighter = fighterIn(scene, actor);
  if (fight === null || fighter === null) return refusal('onlyInFight', {});
  if (fight.order.round === 0 && fight.order.turns.length === 0) return refusal('notBegun', {});
  if (!isUp(scene, actor)) return refusal('isDead', { actor });
  if (fighter.seized && !paid) return refusal('seizedAlready', { actor });
  if (fight.turn?.actor === actor && fight.turn.seized) return refusal('seizesNow', { actor });
  return helper === null ? null : whyNotHelp(scene, actor, helper);
}

function whyNotHelp(scene: Scene, actor: CharacterId, helper: CharacterId): Refusal | null {
  if (helper === actor || personIn(scene, helper) === null) return refusal('noSuchHelper', {});
  const isThere = fighterIn(scene, helper) !== null && isUp(scene, helper);
  return isThere && seesOrHears(scene, actor, helper) ? null : refusal('helperTooFar', { helper });
}

/** Those whose CHA somebody can Seize the Initiative with: allies whom they see or hear. "Active" means here that they can act (A3). */
export const helpersOf = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  alliesOf(scene, actor).filter((id) => whyNotHelp(scene, actor, id) === null);

/** They want to in the next gap; in this one, where it is open. */
export function waitToSeize(tx: Tx<Scene>, seize: Seize): void {
  tx.state.fight?.seizing.push(castDraft(seize));
  if (seize.due) return;
  tell(tx, 'seizeWaits', { actor: seize.actor, helper: seize.helper }, secretly(tx, seize.actor));
}

/** What only they and the GM read. */
export const secretly = (tx: Tx<Scene>, actor: CharacterId) =>
  isUnseen(tx.now, actor) ? 'gm' : ([actor] as const);

/**
 * Somebody tries to Seize the Initiative: a Difficulty 11 AGI check, or a CHA check of who helps. They have one Action fewer on their next turn
 * whatever comes of it (A5), and can't try again until after it. Gives whether they have an Action.
 */
export function* tryToSeize(tx: Tx<Scene>, one: Seize): Rule<boolean> {
  const { actor, helper, ordered, paid = false } = one;
  if (helper !== null && !ordered && !paid && !(yield* isWilling(tx, actor, helper))) {
    tell(tx, 'seizeReturned', { actor, why: 'unwilling' });
    return false;
  }
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return false;
  fighter.seized = true;
  if (!paid) fighter.owed.seized += 1;
  const done = ordered || (yield* isChecked(tx, actor, helper));
  tell(tx, 'seized', { actor, helper, ordered, done });
  if (!done) {
    keepRoll(tx, helper ?? actor, { kind: 'seize', seize: one });
    return false;
  }
  giveAction(tx, actor, { seized: true });
  tell(tx, 'actionGiven', { actor, why: 'seized' });
  return true;
}

function* isChecked(tx: Tx<Scene>, actor: CharacterId, helper: CharacterId | null): Rule<boolean> {
  const by = helper ?? actor;
  const { outcome } = yield* rollCheck(tx, {
    actor: by,
    attribute: helper === null ? 'agility' : 'charisma',
    label: 'seize',
    difficulty: seizeDifficulty(tx.now, helper),
    again: 'never',
    ...(isUnseen(tx.now, by) ? { to: 'gm' as const } : {}),
  });
  return outcome !== 'fails';
}

/** Who helps is asked until they have agreed once and for all: then their sheet says so. */
function* isWilling(tx: Tx<Scene>, actor: CharacterId, helper: CharacterId): Rule<boolean> {
  if (isOn(tx.now, helper, 'helpSeize')) return true;
  const params = { actor, helper };
  const choice = yield* tx.ask({
    id: 'seize.help',
    asked: helper,
    code: 'seize.help',
    params,
    options: [
      { id: 'yes', code: 'seize.help.yes', params },
      { id: 'always', code: 'seize.help.always', params },
      { id: 'no', code: 'seize.help.no', params },
    ],
    default: 'yes',
    ...(isUnseen(tx.now, actor) || isUnseen(tx.now, helper) ? { to: 'gm' as const } : {}),
  });
  if (choice === 'always') setSwitch(tx, helper, 'helpSeize', true);
  return choice !== 'no';
}

/** What somebody can be asked in a gap, where the house has it so: those of the players' side who could Seize the Initiative now. */
export function* gapReactions(state: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  if (window !== windows.gap) return;
  for (const actor of fightersIn(state)) {
    if (fighterIn(state, actor)?.side !== 'players' || personIn(state, actor) === null) continue;
    if (actor === about.actor || whyNotSeize(state, { actor, helper: null }) !== null) continue;
    yield {
      id: 'seize',
      owner: actor,
      params: { actor },
      refused: null,
      *run(tx) {
        if (whyNotSeize(tx.snapshot(), { actor, helper: null }) === null)
          yield* tryToSeize(tx, { actor, helper: null, ordered: false });
        return 'goesOn';
      },
    };
  }
}

/** A gap that has just come: everybody is asked at once, where the house has it so. */
export function* askInGap(tx: Tx<Scene>): Rule<void> {
  const { fight } = tx.state;
  if (fight?.fresh !== true) return;
  delete fight.fresh;
  yield* tx.window(windows.gap, { actor: actingIn(tx.now) }, { together: true });
}
