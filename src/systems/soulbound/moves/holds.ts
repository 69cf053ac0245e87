import { original } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { HeldCondition } from '../character/schema.ts';
import { knownCheck } from '../checks/kinds.ts';
import { againstForce, largestPool, opposedRule, opposedSides } from '../checks/resist.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { endConditions } from '../conditions/change.ts';
import {
  areClose,
  type CharacterId,
  character,
  characterIn,
  fighterIn,
  fightersIn,
  type Scene,
} from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';
import { person } from './targets.ts';

/** Whether a condition is a hold that an Action breaks: a Grapple, or a weapon that restrains. */
const isHold = (held: HeldCondition): boolean =>
  held.id === 'restrained' && (held.cause === 'grapple' || held.cause === 'restraining');

const holdsOn = (scene: Scene, id: CharacterId) => character(scene, id).conditions.filter(isHold);

/** A hold by its cause and whoever holds: somebody may be held twice. */
const holdId = ({ cause, source }: HeldCondition) => `${cause}:${source ?? ''}`;

function holdChoice(scene: Scene, held: HeldCondition): Choice {
  const holder = characterIn(scene, held.source)?.name ?? held.by ?? 'nobody';
  return {
    id: holdId(held),
    name: held.cause === 'grapple' ? `${holder}'s grip` : `${holder}'s weapon`,
    refused: null,
  };
}

/** Who is Restrained by a Grapple or a weapon frees themselves; by the house rule, from a grip by an Opposed Test (S78). */
export const breakFree: Act = {
  id: 'breakFree',
  cost: 'action',
  when: 'anytime',
  refused: (scene, actor) => (holdsOn(scene, actor).length > 0 ? null : refusal('nothingToBreak', { actor })),
  means: (scene, actor) => holdsOn(scene, actor).map((held) => holdChoice(scene, held)),
  skill: (scene, actor) =>
    scene.party.rules.breakFree === 'test' ? largestPool(scene, actor, againstForce).skill : undefined,
  *run(tx: Tx<Scene>, doing: Doing): Rule<void> {
    const { actor, means } = doing;
    const held = holdsOn(tx.snapshot(), actor).find((one) => holdId(one) === means);
    if (held === undefined || (yield* holdsFast(tx, doing, held))) return;
    tell(tx, 'freed', { target: actor, source: held.source, by: held.by, how: 'broke' });
    endConditions(tx, actor, (one) => isHold(one) && holdId(one) === means);
  },
};

/** Whether a grip holds, where the house rule has it tested: the larger of Might and Reflexes against the grappler's Might. */
function* holdsFast(tx: Tx<Scene>, { actor, boost }: Doing, { cause, source }: HeldCondition): Rule<boolean> {
  const tested = tx.now.party.rules.breakFree === 'test' && cause === 'grapple';
  if (!tested || source === null || fighterIn(tx.now, source) === null) return false;
  const might = knownCheck('body.might');
  const kind = largestPool(tx.snapshot(), actor, againstForce);
  const { first, second } = opposedSides({ actor, kind, edge: null, ...boost }, source, might);
  return (yield* opposedRule(tx, first, second)) !== 'won';
}

const grippedBy = (scene: Scene, holder: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) =>
    holdsOn(scene, id).some(({ cause, source }) => cause === 'grapple' && source === holder),
  );

export const letGo: Act = {
  id: 'letGo',
  cost: 'nothing',
  targets: (scene, actor) => grippedBy(scene, actor).map((id) => person(scene, id, null)),
  nobody: (_scene, actor) => refusal('holdsNobody', { actor }),
  run(tx, { actor, target }) {
    if (target !== null) release(tx, target, actor, 'letGo');
    return undefined;
  },
};

function release(
  tx: Tx<Scene>,
  target: CharacterId,
  source: CharacterId,
  how: 'letGo' | 'no longer held',
): void {
  tell(tx, 'freed', { target, source, by: null, how });
  endConditions(tx, target, (held) => isHold(held) && held.cause === 'grapple' && held.source === source);
}

/**
 * Grips end with whoever holds: when they are Incapacitated, dead, gone or no longer close (S78). To be called once a
 * command has done what it does.
 */
export function releaseGrips(tx: Tx<Scene>): void {
  if (tx.now.fight === null || !mayHoldGrips(tx)) return;
  const now = tx.snapshot();
  for (const id of Object.keys(now.characters)) {
    for (const { source, cause } of holdsOn(now, id))
      if (cause === 'grapple' && source !== null && !canHold(now, source, id))
        release(tx, id, source, 'no longer held');
  }
}

/** Only who was held before the command can be free after it: what is not changed is read quickly. */
const mayHoldGrips = (tx: Tx<Scene>): boolean =>
  Object.values((original(tx.state) ?? tx.now).characters).some(({ conditions }) =>
    conditions.some(({ cause }) => cause === 'grapple'),
  );

const canHold = (scene: Scene, holder: CharacterId, target: CharacterId): boolean =>
  fighterIn(scene, holder) !== null &&
  fighterIn(scene, target) !== null &&
  !character(scene, holder).dead &&
  !isIncapacitated(scene, holder) &&
  areClose(scene, holder, target);
