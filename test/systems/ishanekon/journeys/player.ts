import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';
import { shippedAbility } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { beingIn, fightersIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import type { Wish } from '../../../support/random/report.ts';
import { amending, checking, equipping, fightBegins, meddling, offersTo } from './meddling.ts';

const unoffered = (intent: Intent): Wish => ({ intent, offered: false });
const next: Intent = { kind: 'next', actor: null, asGm: true };

/** How often each act was done so far: what has not been done yet is done rather. */
export type Done = Map<string, number>;

/** What is done next, by chance: mostly something offered to whose turn it is, now and then to somebody else; something by the GM; the next turn. */
export function choice(scene: Scene, done: Done, chance: Chance): Wish {
  if (scene.fight === null) return between(scene, done, chance);
  if (once(7, chance)) return unoffered(meddling(scene, chance));
  const [acting] = onTurn(scene);
  if (acting === undefined || once(6, chance)) return unoffered(next);
  if (once(12, chance)) return unoffered({ kind: 'hold', actor: acting, asGm: true });
  const moving = once(2, chance) && isHeldFor(scene) ? moveOf(scene, acting, chance) : null;
  if (moving !== null) return moving;
  return doing(scene, once(6, chance) ? one(fightersIn(scene), chance) : acting, done, chance);
}

/** Whether anybody waits with an action for what others do. */
const isHeldFor = (scene: Scene): boolean =>
  fightersIn(scene).some((id) => (scene.fight?.fighters[id]?.holding ?? null) !== null);

/** A step, for which somebody may wait; null where none can be taken. */
function moveOf(scene: Scene, actor: string, chance: Chance): Wish | null {
  const move = offersTo(scene, actor).acts.find(({ id, refused }) => id === 'move' && refused === null);
  const targets = open(move?.targets);
  if (move === undefined || targets.length === 0) return null;
  const target = one(targets, chance).id;
  const common = { means: null, detail: null, spend: [], asGm: true } as const;
  return unoffered({ kind: 'act', actor, act: 'move', target, ...common });
}

/** What is done between fights: rests, checks, the sheet, the purse, the road; or the next fight begins. */
function between(scene: Scene, done: Done, chance: Chance): Wish {
  const people = Object.keys(scene.characters).filter((id) => beingIn(scene, id)?.dead === false);
  if (people.length === 0) return unoffered(next);
  if (once(9, chance)) return unoffered(fightBegins(scene, chance));
  const who = one(people, chance);
  switch (chance(10)) {
    case 0:
      return unoffered({ kind: 'rest', rest: one(ishanekon.rests(), chance).id, actors: people, asGm: true });
    case 1:
      return unoffered(checking(scene, who, chance));
    case 2:
      return unoffered(once(2, chance) ? amending(scene, who, chance) : equipping(scene, who, chance));
    case 3:
      return unoffered({ kind: 'amend', actor: PARTY, field: 'clock', value: '+60', asGm: true });
    default:
      return doing(scene, who, done, chance);
  }
}

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

/** What is only offered after something else has gone well. */
const followUps = [
  'breakFree',
  'letGo',
  'shakeOff',
  'climbDown',
  'stabilize',
  'command',
  'takeItEasy',
  'levelUp',
  'standUp',
  'releaseAction',
  'flashAttack',
  'telepathy',
  'flyDown',
  'flyUp',
];

/** What is always on offer and seldom comes to be the least done: one in six is one of these. */
const unasked = [
  'pay',
  'handOver',
  'wear',
  'takeOff',
  'upgrade',
  'removeUpgrade',
  'holdAction',
  'giveIn',
  'jump',
  'cinematic',
];

/** The kinds of effects that few Abilities have: who knows one uses it rather. */
const rare: readonly string[] = [
  'summon',
  'transform',
  'revive',
  'sense',
  'speak',
  'command',
  'push',
  'move',
  'create',
];

const isRare = (ability: string): boolean =>
  shippedAbility(ability)?.effects.some(({ effect }) => rare.includes(effect)) === true;

/** Something that is offered to somebody, rather what was done least; the next turn where nothing is. */
function doing(scene: Scene, actor: string, done: Done, chance: Chance): Wish {
  const able = offersTo(scene, actor).acts.filter(
    (act) =>
      act.refused === null &&
      (act.targetNeeded !== true || open(act.targets).length > 0) &&
      ((act.meansNeeded !== true && act.id !== 'ability') || open(act.means).length > 0),
  );
  if (able.length === 0) return unoffered(next);
  const times = ({ id, kind }: ActOption) => done.get(`${kind} ${id}`) ?? 0;
  const least = Math.min(...able.map(times));
  const rather = [
    once(6, chance) ? able.filter(({ id }) => unasked.includes(id)) : [],
    able.filter(({ id }) => followUps.includes(id) && once(2, chance)),
    once(3, chance) ? able.filter(({ id, kind }) => kind === 'attack' || id === 'ability') : [],
    scene.fight !== null && once(2, chance) ? able.filter(({ group }) => group === 'skills') : [],
    able.filter((act) => times(act) === least),
  ];
  const act = one(rather.find((acts) => acts.length > 0) ?? able, chance);
  done.set(`${act.kind} ${act.id}`, times(act) + 1);
  return wishFor(scene, actor, act, chance);
}

const words = ['2', '1', '3 for 10', '40', '12 km', 'C4', '3'];

/** An Ability, and somebody at whom it can be aimed. */
function abilityFor(actor: string, { means, spends }: ActOption, chance: Chance): Wish {
  const all = open(means);
  const seldom = once(2, chance) ? all.filter(({ id }) => isRare(id)) : [];
  const { id, fits = [] } = one(seldom.length > 0 ? seldom : all, chance);
  const target = fits.length === 0 ? null : one(fits, chance);
  const mine = open(spends).filter((spend) => spend.id.includes(id) && once(3, chance));
  const spend = mine.slice(0, 2).map((one) => one.id);
  const intent: Intent = {
    kind: 'act',
    act: 'ability',
    actor,
    target,
    means: id,
    detail: null,
    spend,
    asGm: true,
  };
  return { intent, offered: false };
}

function wishFor(scene: Scene, actor: string, act: ActOption, chance: Chance): Wish {
  if (act.id === 'ability') return abilityFor(actor, act, chance);
  const targets = open(act.targets);
  const wanted = targets.length > 0 && (act.targetNeeded === true || !once(4, chance));
  const target = wanted ? one(targets, chance).id : null;
  const fits = open(act.means).filter(
    (one) => one.fits === undefined || (target !== null && one.fits.includes(target)),
  );
  const takes =
    fits.length > 0 &&
    (act.kind === 'attack' || act.id === 'interact' || act.meansNeeded === true || once(2, chance));
  const means = takes ? one(fits, chance).id : null;
  const spend = open(act.spends)
    .flatMap(({ id }) => (once(act.id === 'cinematic' ? 3 : 6, chance) ? [id] : []))
    .slice(0, 10);
  const common = { actor, means, spend, asGm: true } as const;
  if (act.kind === 'attack') {
    // A way may be of some targets and weapons alone.
    const ways = (act.ways ?? []).filter(
      ({ fits = [target], suits = [means] }) => fits.includes(target ?? '') && suits.includes(means ?? ''),
    );
    const way = once(4, chance) && ways.length > 0 ? one(ways, chance).id : null;
    return { intent: { kind: 'attack', target: target ?? actor, way, ...common }, offered: false };
  }
  const typed =
    (act.id === 'interact' && target === null) ||
    act.detail === 'needed' ||
    (act.detail === 'optional' && once(3, chance));
  const detail = typed
    ? one([...words, ...Object.values(scene.characters).map(({ name }) => name)], chance)
    : null;
  return { intent: { kind: 'act', act: act.id, target, detail, ...common }, offered: false };
}
