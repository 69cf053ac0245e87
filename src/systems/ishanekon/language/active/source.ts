import type { Modifier } from '../../../../engine/modifier.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { lookAt } from '../../../../engine/snapshot.ts';
import { freeHands, hasEquipment, inHands, isShield, isWeapon, wornBy } from '../../attack/held.ts';
import type { Means } from '../../attack/wielded.ts';
import type { Edge, Settled } from '../../numbers/edge.ts';
import { type Factor, halved } from '../../numbers/factor.ts';
import type { Situation } from '../../numbers/situation.ts';
import type { Gift, Guard, Multiplied, NumberSource, Sensing } from '../../numbers/source.ts';
import { beingIn, type CharacterId, type Scene } from '../../scene.ts';
import { plainly, type Scale } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { isDamageType } from '../words/names.ts';
import { type Active, activeOn, goesWith, isOf } from './active.ts';
import { holds } from './only.ts';

/** Numbers that say what somebody's most Vitality is: they can't depend on how much of it is left. */
const ofVitality = ['vitality', 'vitalityPerLevel'];

/** The number that an effect may change; null for one that changes none. */
function numberBy({ effect }: Active): string | null {
  switch (effect.effect) {
    case 'number':
    case 'item':
      return effect.number;
    case 'extra':
      return effect.what === 'attack' ? 'attacks' : effect.what === 'turn' ? 'turns' : 'initiative.place';
    case 'grant':
      return effect.what.kind === 'skill' ? 'checks' : null;
    case 'rule':
      return effect.rule === 'multiWielder' ? 'attacks' : null;
    default:
      return null;
  }
}

const byNumber = remembered((scene: Scene, id: CharacterId): ReadonlyMap<string, readonly Active[]> => {
  const all = new Map<string, Active[]>();
  for (const one of activeOn(scene, id)) {
    const number = numberBy(one);
    const list = number === null ? undefined : all.get(number);
    if (list !== undefined) list.push(one);
    else if (number !== null) all.set(number, [one]);
  }
  return all;
});

const none: readonly Active[] = [];

/** All that is on somebody and may change a number: most change another, and numbers are asked for by the hundred. */
const changing = (scene: Scene, id: CharacterId, number: string): readonly Active[] =>
  byNumber(lookAt(scene), id).get(number) ?? none;

/** Whether something is done with an item of a kind, or somebody has one on them that always helps. */
function isWith(scene: Scene, of: EffectOf<'item'>['of'], { actor, attack, item }: Situation): boolean {
  const who = beingIn(scene, actor);
  if (who === null) return false;
  switch (of) {
    case 'weapon':
      return attack === 'weapon' || (item ?? null) !== null;
    case 'equipment':
      return attack === 'ability' && hasEquipment(who);
    case 'armour':
      return wornBy(who) !== null;
    case 'shield':
      return inHands(who).some(isShield);
    case 'abilityItem':
      return false; // charges are its own, and count as it is filled again
  }
}

const isMeant = (scene: Scene, one: Active, about: Situation, number: string): boolean =>
  goesWith(one, about) &&
  (!ofVitality.includes(number) || one.effect.only.length === 0) &&
  holds(scene, one.effect.only, about);

/** A modifier with the name of what brings it. */
const named = ({ name }: Active, amount: number): Modifier => ({
  source: 'ability',
  amount,
  params: { name },
});

/** What features and Abilities do to numbers and rolls. */
export const languageSource: NumberSource = {
  modifiers(scene, number, about) {
    return changing(scene, about.actor, number).flatMap((one): readonly Modifier[] => {
      const amount = amountOf(scene, one, number, about) + moreHands(scene, one, number, about.actor);
      return amount === 0 || !isMeant(scene, one, about, number) ? [] : [named(one, amount)];
    });
  },

  factors(scene, what, about) {
    const who = beingIn(scene, about.actor);
    // What a summon heals, and what it lets others heal, is half (Summon).
    const summoned: readonly Factor[] =
      what === 'healing' && who?.kind === 'creature' && who.summoner !== null ? [halved('summoned')] : [];
    const own = activeOn(scene, about.actor)
      .filter(isOf('number'))
      .flatMap((one): readonly Factor[] => {
        const factor = factorOf(one, what, about);
        return factor === null || !isMeant(scene, one, about, what) ? [] : [factor];
      });
    return [...summoned, ...own];
  },

  edges(scene, roll, about) {
    return activeOn(scene, about.actor)
      .filter(isOf('roll'))
      .flatMap((one): readonly Edge[] => {
        const { of, which, is } = one.effect;
        if (of !== roll || (which !== null && which !== about.of)) return [];
        if (isSettled(is) || !goesWith(one, about)) return [];
        return holds(scene, one.effect.only, about) ? [{ source: 'ability', edge: is, name: one.name }] : [];
      });
  },

  settles(scene, roll, about) {
    const all = activeOn(scene, about.actor)
      .filter(isOf('roll'))
      .filter(
        ({ effect: { of, which, only }, ...one }) =>
          goesWith(one, about) &&
          of === roll &&
          (which === null || which === about.of) &&
          holds(scene, only, about),
      )
      .map(({ effect }) => effect.is)
      .filter(isSettled);
    return all.find((one) => one === 'failure') ?? all[0] ?? null;
  },

  guards(scene, id) {
    return activeOn(scene, id)
      .filter(isOf('guard'))
      .filter(({ effect }) => holds(scene, effect.only, { actor: id }))
      .flatMap(({ effect }) =>
        effect.against.flatMap((type): readonly Guard[] =>
          isDamageType(type) ? [{ type, is: effect.is }] : [],
        ),
      );
  },

  immune: (scene, id, status) =>
    activeOn(scene, id)
      .filter(isOf('guard'))
      .some(
        ({ effect }) =>
          effect.is === 'immune' &&
          effect.against.some((one) => one === status) &&
          holds(scene, effect.only, { actor: id }),
      ),

  forbids(scene, id, what) {
    const wanted = what === 'react' ? 'reactions' : what;
    const found = activeOn(scene, id)
      .filter(isOf('forbid'))
      .find(
        ({ effect }) => effect.what.some((one) => one === wanted) && holds(scene, effect.only, { actor: id }),
      );
    return found?.name ?? null;
  },

  weapons: (scene, id) => grantsOn(scene, id).flatMap(weaponOf),

  visions: (scene, id) => [
    ...sensesOn(scene, id).flatMap(({ effect: { how, vision, metres }, scale }): readonly Sensing[] =>
      how === 'detect' && vision !== null ? [sensing(vision, plainly(metres, scale))] : [],
    ),
    ...grantsOn(scene, id).flatMap(({ effect: { what }, scale }): readonly Sensing[] => {
      if (what.kind !== 'vision') return [];
      return [sensing(what.vision, plainly(what.range, scale))];
    }),
  ],

  unseen: (scene, id) => sensesOn(scene, id).some(({ effect }) => effect.how === 'hide'),

  moves: (scene, id) =>
    grantsOn(scene, id).flatMap(({ effect: { what } }): readonly Gift[] =>
      what.kind === 'movement' ? [what.movement] : [],
    ),

  trained: (scene, id) =>
    grantsOn(scene, id).flatMap(({ effect: { what } }) => (what.kind === 'proficiency' ? [what.with] : [])),
};

const isSettled = (is: EffectOf<'roll'>['is']): is is Settled => is === 'success' || is === 'failure';

/** What is granted to somebody now. */
const grantsOn = (scene: Scene, id: CharacterId): readonly Active<EffectOf<'grant'>>[] =>
  activeOn(scene, id)
    .filter(isOf('grant'))
    .filter(({ effect }) => holds(scene, effect.only, { actor: id }));

const sensing = (vision: Sensing['vision'], metres: number): Sensing => ({
  vision,
  metres: metres === 0 ? null : metres,
});

const sensesOn = (scene: Scene, id: CharacterId): readonly Active<EffectOf<'sense'>>[] =>
  activeOn(scene, id)
    .filter(isOf('sense'))
    .filter(({ effect }) => holds(scene, effect.only, { actor: id }));

/** Effects of these have a number of their own: attacks of an Attack action, the place in a round. */
function extraOf({ what, count }: EffectOf<'extra'>, number: string, scale: Scale): number {
  switch (what) {
    case 'attack':
      return number === 'attacks' ? Math.max(0, plainly(count, scale)) : 0;
    case 'turn':
      return number === 'turns' ? Math.max(0, plainly(count, scale)) : 0;
    case 'first':
      return number === 'initiative.place' ? 1 : 0;
    case 'last':
      return number === 'initiative.place' ? -1 : 0;
  }
}

/** By how much an effect changes a number; 0 where it doesn't. */
function amountOf(scene: Scene, { effect, scale }: Active, number: string, about: Situation): number {
  switch (effect.effect) {
    case 'number': {
      if (effect.number !== number || effect.how === 'increase' || effect.how === 'decrease') return 0;
      if (effect.of !== null && effect.of !== about.of) return 0;
      if (effect.skill !== null && effect.skill !== about.of) return 0;
      return plainly(effect.by, scale) * (effect.how === 'lessen' ? -1 : 1);
    }
    case 'item':
      return effect.number === number && isWith(scene, effect.of, about) ? plainly(effect.by, scale) : 0;
    case 'extra':
      return extraOf(effect, number, scale);
    case 'grant':
      return effect.what.kind === 'skill' && number === 'checks' && effect.what.skill === about.of
        ? effect.what.levels
        : 0;
    default:
      return 0;
  }
}

/** Multi-Wielder: an attack more with each weapon in hand beyond the first, and with each empty hand beyond the first (Unarmed attacks). */
function moreHands(scene: Scene, { effect }: Active, number: string, id: CharacterId): number {
  const who = beingIn(scene, id);
  if (who === null || number !== 'attacks' || effect.effect !== 'rule' || effect.rule !== 'multiWielder')
    return 0;
  return Math.max(0, inHands(who).filter(isWeapon).length - 1) + Math.max(0, freeHands(who) - 1);
}

/** What an effect multiplies by; null where it doesn't. A number is in hundredths: 25 is a quarter more, or less. */
function factorOf(
  { effect, scale, name }: Active<EffectOf<'number'>>,
  what: Multiplied,
  about: Situation,
): Factor | null {
  if (effect.number !== what) return null;
  if (effect.of !== null && effect.of !== about.of) return null;
  const share = plainly(effect.by, scale) / 100;
  const source = `ability.${name}`;
  if (effect.how === 'increase') return { source, by: share };
  return effect.how === 'decrease' ? { source, times: Math.max(0, 1 - share) } : null;
}

function weaponOf({ effect, key }: Active<EffectOf<'grant'>>): readonly Means[] {
  const { what } = effect;
  if (what.kind !== 'weapon') return [];
  const { name, die, types, primary, secondary, reach, unarmed } = what;
  return [
    {
      ...{ id: key, name, item: null, unarmed },
      weapon: {
        ...{ category: 'simple', primary, secondary, types, properties: [], area: null },
        reach: { kind: 'melee', metres: reach },
        damage: { count: 1, sides: die, plus: 0 },
      },
    },
  ];
}

/** Whether somebody has a named rule of their own. */
export const hasRule = (scene: Scene, id: CharacterId, rule: EffectOf<'rule'>['rule']): Active | null =>
  activeOn(scene, id)
    .filter(isOf('rule'))
    .find(({ effect }) => effect.rule === rule) ?? null;
