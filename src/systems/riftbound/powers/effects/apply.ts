import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { lose } from '../../conditions/change.ts';
import { statusEffects } from '../../content/statusEffects.ts';
import { hurtOutright } from '../../harm/hurt.ts';
import { restore } from '../../harm/restore.ts';
import { actingIn, type CharacterId, characterIn, personIn, type Scene, vehicleIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { insideOf } from '../../vehicles/crew.ts';
import { layHazard } from '../hazards.ts';
import { comeTo } from '../conditions.ts';
import { afflict, asCondition, unafflict } from '../staying.ts';
import type { Effect, EffectOf, Staying } from '../schema.ts';
import { type At, rolled } from './at.ts';
import { shove } from './shove.ts';

/** Whether an effect happens once, whoever the targets are: it works on its user, or is only told. */
export const isOnce = (effect: Effect): boolean =>
  effect.effect === 'tell' ||
  ('on' in effect && effect.on === 'user') ||
  (effect.effect === 'move' && effect.how === 'leap');

/** Whether an effect does harm to whom it works on. */
export function harms(effect: Effect): boolean {
  switch (effect.effect) {
    case 'damage':
    case 'hazard':
      return true;
    case 'modify':
    case 'stamina':
    case 'actions':
    case 'watts':
      return effect.by < 0;
    case 'guard':
      return effect.is === 'weak';
    case 'condition':
      return true;
    case 'move':
      return effect.how !== 'leap';
    case 'heal':
    case 'cure':
    case 'tell':
      return false;
  }
}

/** One effect, on one target. */
export function* apply(tx: Tx<Scene>, effect: Effect, at: At): Rule<void> {
  const { user, target, power } = at;
  switch (effect.effect) {
    case 'modify':
    case 'guard':
      return afflict(tx, staying(effect, at));
    case 'damage': {
      const amount = yield* rolled(tx, effect.amount, user);
      if (amount > 0)
        yield* hurtOutright(tx, { target, amount, type: effect.type, by: user, because: 'power' });
      return;
    }
    case 'heal':
      return yield* heal(tx, effect, at);
    case 'stamina':
      return stamina(tx, effect.by, at);
    case 'condition':
      return comeTo(tx, { target, by: user, condition: effect.condition, lasts: effect.lasts });
    case 'cure':
      return cure(tx, effect, target);
    case 'move':
      return yield* shove(tx, effect, at);
    case 'actions':
      return actions(tx, effect.by, at);
    case 'watts':
      return watts(tx, effect.by, at);
    case 'hazard':
      return layHazard(tx, effect, at);
    case 'tell':
      return tell(tx, 'powerTold', { actor: user, power, text: effect.text });
  }
}

const staying = (effect: Staying, { user, target, power }: At) => ({
  target,
  by: user,
  condition: asCondition(power, [effect]),
  lasts: effect.lasts ?? 'fight',
});

/** HP come back; a vehicle is mended by as much. */
function* heal(tx: Tx<Scene>, { amount, regeneration }: EffectOf<'heal'>, at: At): Rule<void> {
  const { user, target } = at;
  if (vehicleIn(tx.now, target) === null)
    return yield* restore(tx, { actor: user, target, amount, because: 'power', regeneration });
  const more = yield* rolled(tx, amount, user);
  const vehicle = tx.state.characters[target];
  if (vehicle?.kind !== 'vehicle' || vehicle.destroyed) return;
  const before = vehicle.hp.now;
  vehicle.hp.now = Math.min(vehicle.hp.max, before + more);
  tell(tx, 'mended', { actor: user, vehicle: target, hp: [before, vehicle.hp.now] });
}

function stamina(tx: Tx<Scene>, by: number, { user, target, power }: At): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || person.dead) return;
  const before = person.sp.now;
  person.sp.now = Math.min(person.sp.max, Math.max(0, before + by));
  if (person.sp.now !== before)
    tell(tx, 'staminaChanged', { actor: user, target, power, sp: [before, person.sp.now] });
}

/** The Prone who are in Critical Condition stay so (Dying). */
function cure(tx: Tx<Scene>, { conditions }: EffectOf<'cure'>, target: CharacterId): void {
  const plain = (text: string) => text.toLowerCase();
  const isMeant = (name: string) =>
    conditions.length === 0 || conditions.some((one) => plain(one) === plain(name));
  const person = personIn(tx.now, target);
  if (person === null) return;
  for (const { id, name } of statusEffects)
    if (isMeant(name) && !(id === 'prone' && person.hp.now === 0)) lose(tx, target, id);
  for (const { condition } of person.afflictions)
    if (isMeant(condition.name)) unafflict(tx, target, condition.name);
}

/** Actions more or fewer: on the turn that runs, where it is theirs, else on their next. */
function actions(tx: Tx<Scene>, by: number, { user, target, power }: At): void {
  const turn = tx.state.fight?.turn;
  if (turn && turn.actor === target && actingIn(tx.now) === target) {
    turn.actions = Math.max(0, turn.actions + by);
    tell(tx, 'actionsChanged', { actor: user, target, power, by });
    return;
  }
  const effect: Staying = { effect: 'modify', on: 'target', number: 'actions', by, only: [], lasts: null };
  afflict(tx, { target, by: user, condition: asCondition(power, [effect]), lasts: 'theirTurn' });
}

function watts(tx: Tx<Scene>, by: number, { user, target, power }: At): void {
  const id = characterIn(tx.now, target)?.kind === 'vehicle' ? target : insideOf(tx.now, target)?.vehicle;
  const vehicle = id === undefined ? undefined : tx.state.characters[id];
  if (id === undefined || vehicle?.kind !== 'vehicle' || vehicle.destroyed) return;
  const before = vehicle.watts;
  vehicle.watts = Math.min(MOST_WATTS, Math.max(0, before + by));
  if (vehicle.watts !== before)
    tell(tx, 'wattsChanged', { actor: user, vehicle: id, power, watts: [before, vehicle.watts] });
}

/** What a sheet can hold. */
const MOST_WATTS = 1000;
