import type { AttributeId } from '../../content/attributes.ts';
import { classes, type ClassId } from '../../content/classes.ts';
import { roles, type RoleId } from '../../content/roles.ts';
import { type TraitIdeaId, traitIdeas } from '../../content/traitIdeas.ts';
import type { VehicleRowId } from '../../content/vehicles.ts';
import { rowOf } from '../../../../engine/table.ts';
import type { GearId } from '../../gear/rows.ts';
import { usualDice } from '../maxima.ts';
import { buysFor } from './buys.ts';
import { className, roleName } from './choices.ts';
import type { Draft, DraftTrait } from './draft.ts';
import { beforeBuying } from './hero.ts';
import type { Choices } from './step.ts';
import { ofIdea } from './traitsOf.ts';

type Three = readonly [AttributeId, AttributeId, AttributeId];

/** What somebody ready to play has of each role (house). The first two high Scores are kept; a Pilot's third is WIS. */
interface Ready {
  readonly high: Three;
  readonly low: readonly [AttributeId, AttributeId];
  readonly gains: AttributeId;
  readonly loses: AttributeId;
  readonly careful: AttributeId;
  /** Trait ideas: +3, +2 and +1, and −2 and −1. */
  readonly good: readonly [TraitIdeaId, TraitIdeaId, TraitIdeaId];
  readonly bad: readonly [TraitIdeaId, TraitIdeaId];
  readonly quirks: { readonly ideal: string; readonly goal: string; readonly flaw: string };
  readonly background: string;
  readonly origin: string;
  readonly weapon: GearId;
  readonly sidearm: GearId;
  readonly roleWeapon?: GearId;
  readonly vehicle: VehicleRowId;
  /** Abilities that Ability Points buy, as long as there are any. */
  readonly buys: readonly string[];
}

const readyMade: Readonly<Record<RoleId, Ready>> = {
  lancer: {
    high: ['vision', 'agility', 'will'],
    low: ['charisma', 'knowledge'],
    gains: 'vision',
    loses: 'fortitude',
    careful: 'agility',
    good: ['observant', 'sneaky', 'athletic'],
    bad: ['convincing', 'law'],
    quirks: { ideal: 'skill', goal: 'hunt', flaw: 'arrogant' },
    background: 'soldier',
    origin: 'bored',
    weapon: 'signatureBallisticRifle',
    sidearm: 'laserPistol',
    roleWeapon: 'simpleDagger',
    vehicle: 'signatureBike',
    buys: ['tryThatAgainII', 'urgency', 'quick'],
  },
  healer: {
    high: ['knowledge', 'agility', 'will'],
    low: ['strength', 'charisma'],
    gains: 'will',
    loses: 'strength',
    careful: 'agility',
    good: ['bodies', 'empathetic', 'steady'],
    bad: ['athletic', 'liar'],
    quirks: { ideal: 'justice', goal: 'redemption', flaw: 'trusting' },
    background: 'medic',
    origin: 'passed',
    weapon: 'signatureLaserPistol',
    sidearm: 'simpleBaton',
    vehicle: 'signatureBike',
    buys: ['patchUpII', 'generous', 'lookOut', 'clearMind'],
  },
  captain: {
    high: ['charisma', 'agility', 'will'],
    low: ['strength', 'knowledge'],
    gains: 'will',
    loses: 'strength',
    careful: 'agility',
    good: ['convincing', 'government', 'navigator'],
    bad: ['sneaky', 'machines'],
    quirks: { ideal: 'community', goal: 'liberation', flaw: 'stubborn' },
    background: 'captainSchool',
    origin: 'goal',
    weapon: 'signatureBallisticPistol',
    sidearm: 'simpleShortsword',
    vehicle: 'signatureTank',
    buys: ['certitude', 'pepTalk', 'lookOut', 'generous'],
  },
  tank: {
    high: ['strength', 'fortitude', 'will'],
    low: ['vision', 'knowledge'],
    gains: 'strength',
    loses: 'vision',
    careful: 'fortitude',
    good: ['tough', 'frightening', 'steady'],
    bad: ['deft', 'computers'],
    quirks: { ideal: 'friendship', goal: 'protection', flaw: 'judgemental' },
    background: 'miner',
    origin: 'homeless',
    weapon: 'signatureShield',
    sidearm: 'simpleBaton',
    vehicle: 'signatureMechsuit',
    buys: ['interceptII', 'bonk', 'healthy'],
  },
};

const pairs = roles.flatMap(({ id: role }) => classes.map(({ id: is }) => ({ role, class: is })));
const idOf = (role: RoleId, is: ClassId): string => `${role}.${is}`;

export const OWN = 'own';
export const VEHICLE = 'vehicle';

/** Those ready to play, one for each role and class; nobody yet; or a vehicle. */
export const readyChoices: Choices = [
  ...pairs.map(({ role, class: is }) => ({
    id: idOf(role, is),
    label: `${roleName(role)}, ${className(is)}`,
    note: rowOf(roles, role).text.slice(0, 100),
  })),
  { id: OWN, label: 'Step by step', note: 'Roll ten dice and choose everything yourself.' },
  { id: VEHICLE, label: 'A vehicle', note: "One that isn't anybody's Signature Vehicle." },
];

/** Which of those ready to play somebody still is: none, once their role or class is another. */
export const stillReady = ({ ready, role, class: is }: Draft): string | null =>
  ready === VEHICLE ||
  pairs.some((one) => idOf(one.role, one.class) === ready && one.role === role && one.class === is)
    ? ready
    : null;

const worth = (
  side: 'good' | 'bad',
  points: readonly number[],
  ideas: readonly TraitIdeaId[],
): readonly DraftTrait[] => ideas.map((id, n) => ofIdea(rowOf(traitIdeas, id), side, points[n] ?? 0));

/** Somebody with everything that playing takes, all of which may still be changed; the draft as it was where there is no such choice. */
export function readyDraft(draft: Draft, id: string): Draft {
  if (id === VEHICLE) return { ...draft, what: 'vehicle', ready: VEHICLE };
  const pair = pairs.find((one) => idOf(one.role, one.class) === id);
  if (pair === undefined) return { ...draft, what: 'person', ready: null };
  const one = readyMade[pair.role];
  const [first, second, third] = one.high;
  const isPilot = pair.class === 'pilot';
  const made: Draft = {
    ...draft,
    what: 'person',
    ready: id,
    role: pair.role,
    class: pair.class,
    usual: true,
    dice: [],
    dropped: [],
    high: [first, second, isPilot ? 'wisdom' : third],
    low: [...one.low],
    gains: one.gains,
    loses: one.loses,
    careful: isPilot ? null : one.careful,
    traits: [...worth('good', [3, 2, 1], one.good), ...worth('bad', [2, 1], one.bad)],
    ideal: { pick: one.quirks.ideal, own: '' },
    goal: { pick: one.quirks.goal, own: '' },
    flaw: { pick: one.quirks.flaw, own: '' },
    background: { pick: one.background, own: '' },
    origin: { pick: one.origin, own: '' },
    hpDice: Array.from({ length: draft.level - 1 }, () => usualDice(rowOf(roles, pair.role))),
    abilities: [],
    weapon: isPilot ? null : one.weapon,
    type: null,
    twoHanded: false,
    vehicle: isPilot ? one.vehicle : null,
    systems: [],
    outfits: 'both',
    sidearm: one.sidearm,
    roleWeapon: one.roleWeapon ?? null,
    light: 'torch',
    money: 300,
    shopping: [],
  };
  return { ...made, abilities: bought(made, one.buys) };
}

/** The Abilities that points buy, in their order, as far as they last. */
function bought(draft: Draft, buys: readonly string[]): Draft['abilities'] {
  let person = beforeBuying(draft);
  const all: Draft['abilities'][number][] = [];
  for (const id of buys) {
    const one = buysFor(draft).find((buy) => buy.id === id);
    const made = one?.buy(person);
    if (one === undefined || made?.ok !== true) continue;
    person = made.value;
    all.push(one.kept);
  }
  return all;
}
