import type { Rule } from '../../../../engine/rule.ts';
import { distanceBetween, parseTile } from '../../../../engine/space/grid/index.ts';
import type { Tx, Verdict } from '../../../../engine/tx.ts';
import { changeEvasion, leanAttack, missAim } from '../../attack/ongoing.ts';
import { addToComing, floorComing, multiplyComing } from '../../damage/coming.ts';
import { leanDefence, settleDefence } from '../../defence/ongoing.ts';
import { rollSum } from '../../numbers/pool.ts';
import { being, type CharacterId, type Scene } from '../../scene.ts';
import { footprintIn } from '../../space/bodies.ts';
import { metric } from '../../space/terrain.ts';
import { scaleOf } from '../active/scale.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly, workOut } from '../schema/amount.ts';
import type { Effect } from '../schema/effects/index.ts';
import type { Casting } from '../use/cost.ts';
import { rangeOf } from '../use/reach.ts';
import type { Happening } from './happening.ts';

/** An Ability as it is used for a reaction. */
type Reacting = Pick<Casting, 'ability' | 'upcasts'>;

/* What an Ability that is used as a reaction changes of what is about to happen, besides what it does by itself. */

const plus = (about: Happening['about'], name: string): number => {
  const value = about[name];
  return typeof value === 'number' ? value : 0;
};

const prevents = (ability: Ability, what: string): boolean =>
  ability.effects.some((effect) => effect.effect === 'prevent' && effect.what === what);

/** What counts for this one roll alone: so much more Evasion or DR, an edge, a sure end of it. */
function* forThis(owner: Being, { ability, upcasts }: Reacting): Generator<Change> {
  const scale = scaleOf(owner, upcasts);
  for (const effect of ability.effects) {
    if (lastsOf(ability, effect) !== 'attack') continue;
    if (effect.effect === 'number') {
      const by = plainly(effect.by, scale) * (effect.how === 'lessen' ? -1 : 1);
      if (effect.how === 'add' || effect.how === 'lessen') yield { number: effect.number, by };
    }
    if (effect.effect === 'roll') yield { roll: effect.of, is: effect.is };
  }
}

type Being = ReturnType<typeof being>;
type Change =
  | { readonly number: string; readonly by: number }
  | { readonly roll: string; readonly is: 'advantage' | 'disadvantage' | 'success' | 'failure' };

const lastsOf = (ability: Ability, effect: Effect): string =>
  ('lasts' in effect ? effect.lasts : null) ?? ability.lasts;

/** Whether an Ability does anything but what counts for this one roll. */
const doesMore = (ability: Ability): boolean =>
  ability.effects.some((effect) => effect.effect !== 'prevent' && lastsOf(ability, effect) !== 'attack');

const isEnough = (all: readonly Change[], number: string, needed: number): boolean =>
  all.reduce((sum, one) => ('number' in one && one.number === number ? sum + one.by : sum), 0) >= needed;

const rolls = (all: readonly Change[], roll: string): boolean =>
  all.some((one) => 'roll' in one && one.roll === roll);

/** Whether an Ability would change what is about to happen: nobody is asked for nothing. */
export function changesIt(
  scene: Scene,
  owner: CharacterId,
  reacting: Reacting,
  { kind, about, target }: Happening,
): boolean {
  const { ability } = reacting;
  const all = [...forThis(being(scene, owner), reacting)];
  switch (kind) {
    case 'attack':
      return (
        prevents(ability, 'hit') ||
        doesMore(ability) ||
        rolls(all, 'attacked') ||
        isEnough(all, 'evasion', plus(about, 'total') - plus(about, 'evasion') + 1)
      );
    case 'dr':
      return (
        doesMore(ability) ||
        rolls(all, 'dr') ||
        isEnough(all, 'dr', plus(about, 'power') - plus(about, 'total'))
      );
    case 'moves':
      return comesNear(scene, owner, reacting, target, about);
    case 'damage':
    case 'missed':
    case 'cast':
    case 'falls':
      return true;
  }
}

/** Somebody who moves is only noticed where they come into reach, or where they begin to move in it. */
function comesNear(
  scene: Scene,
  owner: CharacterId,
  { ability, upcasts }: Reacting,
  mover: CharacterId,
  about: Happening['about'],
): boolean {
  if (about.first === true) return true;
  const [own, body] = [footprintIn(scene, owner), footprintIn(scene, mover)];
  const from = typeof about.from === 'string' ? parseTile(about.from) : null;
  const most = rangeOf(scene, owner, ability, upcasts);
  if (own === null || body === null || from === null || most === null) return false;
  return distanceBetween(metric, own, { ...body, at: from }) > most;
}

/** Changes what is about to happen. */
export function* changed(
  tx: Tx<Scene>,
  owner: CharacterId,
  reacting: Reacting,
  happening: Happening,
): Rule<Verdict> {
  const { ability } = reacting;
  const { kind, id } = happening;
  switch (kind) {
    case 'attack':
      if (id !== null) changeAttack(tx, owner, reacting, id, happening.target);
      return 'goesOn';
    case 'dr':
      if (id !== null) changeDefence(tx, owner, reacting, id, happening);
      return 'goesOn';
    case 'damage':
      if (id !== null) yield* lessen(tx, owner, reacting, id);
      return 'goesOn';
    case 'falls':
      if (id !== null && prevents(ability, 'damage')) floorComing(tx, id, 1);
      return 'goesOn';
    case 'cast':
      return prevents(ability, 'ability') ? 'prevented' : 'goesOn';
    case 'moves':
      return prevents(ability, 'movement') ? 'prevented' : 'goesOn';
    case 'missed':
      return 'goesOn';
  }
}

function changeAttack(
  tx: Tx<Scene>,
  owner: CharacterId,
  reacting: Reacting,
  id: string,
  target: CharacterId,
): void {
  const { ability } = reacting;
  if (prevents(ability, 'hit')) missAim(tx, id, target);
  for (const one of forThis(being(tx.snapshot(), owner), reacting)) {
    if ('number' in one && one.number === 'evasion') changeEvasion(tx, id, target, 'reaction', one.by);
    if (!('roll' in one) || one.roll !== 'attacked') continue;
    if (one.is === 'failure') missAim(tx, id, target);
    else if (one.is !== 'success') leanAttack(tx, id, target, edgeOf(ability, one.is));
  }
}

const edgeOf = ({ name }: Ability, edge: 'advantage' | 'disadvantage') => ({ source: 'ability', edge, name });

function changeDefence(
  tx: Tx<Scene>,
  owner: CharacterId,
  reacting: Reacting,
  id: string,
  { about }: Happening,
): void {
  const { ability } = reacting;
  const all = [...forThis(being(tx.snapshot(), owner), reacting)];
  if (isEnough(all, 'dr', plus(about, 'power') - plus(about, 'total'))) settleDefence(tx, id, 'success');
  for (const one of all) {
    if (!('roll' in one) || one.roll !== 'dr') continue;
    if (one.is === 'success' || one.is === 'failure') settleDefence(tx, id, one.is);
    else leanDefence(tx, id, edgeOf(ability, one.is));
  }
}

/** What an Ability does to damage that is about to be taken: it counts on the defender's side (Calculations). */
function* lessen(
  tx: Tx<Scene>,
  owner: CharacterId,
  { ability, upcasts }: Reacting,
  damage: string,
): Rule<void> {
  const scale = scaleOf(being(tx.snapshot(), owner), upcasts);
  for (const effect of ability.effects) {
    if (effect.effect === 'number' && effect.number === 'taken') {
      const by = plainly(effect.by, scale);
      const source = `ability.${ability.name}`;
      if (effect.how === 'decrease') multiplyComing(tx, damage, { source, times: Math.max(0, 1 - by / 100) });
      if (effect.how === 'lessen') addToComing(tx, damage, prevented(ability, by));
    }
    if (effect.effect !== 'prevent' || effect.what !== 'damage') continue;
    if (effect.amount === null) multiplyComing(tx, damage, { source: `ability.${ability.name}`, times: 0 });
    else {
      const { dice, plus: more } = workOut(effect.amount, scale);
      let amount = more;
      for (const { count, sides } of dice) {
        const about = { with: ability.name };
        amount += yield* rollSum(
          tx,
          { count, sides, label: 'prevent', by: owner, about },
          { own: 'prevention' },
        );
      }
      addToComing(tx, damage, prevented(ability, amount));
    }
  }
}

const prevented = ({ name }: Ability, amount: number) => ({
  source: 'ability',
  amount: -amount,
  params: { name },
});
