import type { Person } from '../../character/schema.ts';
import { benefitOf, heldBy, isSkilledWith, nameOf } from '../../gear/carried.ts';
import { alliesOf, seesOrHears } from '../../fight/sides.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../../scene.ts';
import { deployedRerolls } from '../../vehicles/deploy.ts';
import { isUsed } from '../marks.ts';
import { hasAbility } from '../owned.ts';
import { PRESTIGE } from '../prestige.ts';
import { isOn } from '../switched.ts';
import type { FallenRoll, PanelAttack } from './fallen.ts';

/** What rerolls dice of a Hit Roll or a Dodge Roll, and for what price. */
export interface Means {
  /** Its own among those of its owner and roll. */
  readonly id: string;
  readonly owner: CharacterId;
  readonly roll: FallenRoll;
  /** What it is, for the words: an Ability, 'prepare', 'parry', 'deployed', 'prestige'. */
  readonly source: string;
  readonly item: string | null;
  readonly sp: number;
  readonly prestige: number;
  /** How many dice one use rerolls; all that fail, or the whole roll as it lies. */
  readonly dice: number | 'failing' | 'whole';
  /** How often it can be used on this roll. */
  readonly times: number;
  /** It costs nothing that would be missed: it's used without a question. */
  readonly unasked: boolean;
  /** Had once a turn: under this name. */
  readonly mark: string | null;
}

const plain = {
  item: null,
  sp: 0,
  prestige: 0,
  dice: 1,
  times: 1,
  unasked: false,
  mark: null,
} as const satisfies Partial<Means>;

/** Dice that Prepare gives: two for its whole time, or two for each roll, as the house has it (A20). */
const preparedFor = (scene: Scene, { by, attribute }: FallenRoll): number =>
  fighterIn(scene, by)
    ?.prepared.filter((one) => one.attribute === attribute)
    .reduce((all, { left }) => all + left, 0) ?? 0;

function prepare(scene: Scene, roll: FallenRoll): readonly Means[] {
  const times = preparedFor(scene, roll);
  return times === 0 ? [] : [{ ...plain, id: 'prepare', owner: roll.by, roll, source: 'prepare', times }];
}

/** A Strider that is Deployed rerolls up to 2 dice of a Dodge Roll, or of the Hit Roll of an Indirect Attack. */
function deployed(scene: Scene, roll: FallenRoll): readonly Means[] {
  const vehicle = vehicleIn(scene, roll.of);
  const dice = vehicle === null ? 0 : deployedRerolls(scene, vehicle);
  if (dice === 0) return [];
  return [{ ...plain, id: 'deployed', owner: roll.by, roll, source: 'deployed', dice, unasked: true }];
}

/** Three Prestige reroll all dice of a single roll of one's own (Quirks & Prestige). */
function prestige(scene: Scene, roll: FallenRoll): readonly Means[] {
  if ((personIn(scene, roll.by)?.prestige ?? 0) < PRESTIGE || !isOn(scene, roll.by, 'prestige')) return [];
  const whole = { dice: 'whole', prestige: PRESTIGE } as const;
  return [{ ...plain, ...whole, id: 'prestige', owner: roll.by, roll, source: 'prestige' }];
}

/** What an attacker can do with the dice of a Hit Roll that have missed. */
export function hitMeans(scene: Scene, attack: PanelAttack, roll: FallenRoll): readonly Means[] {
  const { actor } = attack;
  const own = { ...plain, owner: actor, roll };
  const again: readonly Means[] = hasAbility(scene, actor, 'tryThatAgainII')
    ? [{ ...own, id: 'tryThatAgainII', source: 'tryThatAgainII', sp: 1, times: 2 }]
    : hasAbility(scene, actor, 'tryThatAgainI') && !isUsed(scene, actor, 'tryThatAgainI')
      ? [{ ...own, id: 'tryThatAgainI', source: 'tryThatAgainI', sp: 1, mark: 'tryThatAgainI' }]
      : [];
  const patience: readonly Means[] =
    attack.overwatch && hasAbility(scene, actor, 'patience') && !isUsed(scene, actor, 'patience')
      ? [{ ...own, id: 'patience', source: 'patience', sp: 1, mark: 'patience' }]
      : [];
  return [
    ...(attack.attack.indirect ? deployed(scene, roll) : []),
    ...prepare(scene, roll),
    ...patience,
    ...again,
    ...prestige(scene, roll),
  ];
}

/** Weapons that parry: once a Dodge Roll against a Melee Attack each, for who is Skilled with them, or counts so for three Prestige. */
function parries(scene: Scene, person: Person, roll: FallenRoll): readonly Means[] {
  return heldBy(scene, roll.by)
    .filter((item) => benefitOf(item, 'parry') !== null)
    .flatMap((item): readonly Means[] => {
      const isSkilled = isSkilledWith(person, item.profile);
      if (!isSkilled && person.prestige < PRESTIGE) return [];
      const means = { ...plain, id: `parry:${item.id}`, owner: roll.by, roll, source: 'parry', sp: 1 };
      return [{ ...means, item: nameOf(item), prestige: isSkilled ? 0 : PRESTIGE }];
    });
}

const hasSanctuary = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.effects.some((effect) => effect.id === 'sanctuary') === true;

/** Look out!: those who can warn somebody: allies, where the one they warn is willing and sees or hears them. */
function warnings(scene: Scene, roll: FallenRoll): readonly Means[] {
  const { by } = roll;
  if (personIn(scene, by)?.willing !== true) return [];
  return alliesOf(scene, by)
    .filter((ally) => hasAbility(scene, ally, 'lookOut') && seesOrHears(scene, by, ally))
    .map((owner) => ({ ...plain, id: 'lookOut', owner, roll, source: 'lookOut', sp: 1, dice: 2 }));
}

/** What can be done with the dice of somebody's Dodge Roll that have failed, by them and by others. */
export function dodgeMeans(scene: Scene, attack: PanelAttack, roll: FallenRoll): readonly Means[] {
  const { by, of } = roll;
  const person = personIn(scene, by);
  if (person === null) return [];
  const own = { ...plain, owner: by, roll };
  const watches = by === of && fighterIn(scene, by)?.overwatch !== null;
  return [
    ...deployed(scene, roll),
    ...(by === of && hasSanctuary(scene, by)
      ? [{ ...own, id: 'sanctuary', source: 'sanctuary', times: 3, unasked: true }]
      : []),
    ...prepare(scene, roll),
    ...(attack.melee && by === of ? parries(scene, person, roll) : []),
    ...(watches && hasAbility(scene, by, 'highAlert')
      ? [{ ...own, id: 'highAlert', source: 'highAlert', sp: 1, dice: 'failing' as const }]
      : []),
    ...warnings(scene, roll),
    ...prestige(scene, roll),
  ];
}
