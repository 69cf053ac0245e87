import type { Intent, Member } from '../../../../src/engine/intent.ts';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { newDraft } from '../../../../src/systems/riftbound/character/creation/draft.ts';
import { heroOf } from '../../../../src/systems/riftbound/character/creation/hero.ts';
import {
  OWN,
  readyChoices,
  readyDraft,
  VEHICLE,
} from '../../../../src/systems/riftbound/character/creation/ready.ts';
import {
  characterSchema,
  type Item,
  type Person,
} from '../../../../src/systems/riftbound/character/schema.ts';
import { abilities as abilityRows } from '../../../../src/systems/riftbound/content/abilities.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { houseRulesSchema, newParty, type Party } from '../../../../src/systems/riftbound/party/party.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { crewBy } from './ride.ts';
import { charger } from './specialists.ts';

/** A group that plays the unclear places in any way, but always in metres, squares or hexes. */
export const partyBy = (chance: Chance): Party => ({
  ...newParty,
  rules: houseRulesSchema.parse({
    order: one(['highest', 'lowest'], chance),
    space: one(['metres', 'squares', 'hexes'], chance),
    overflow: one(['lost', 'carries'], chance),
    overwatchHalf: one(['current', 'maximum'], chance),
    melee: one(['range', 'weapon'], chance),
  }),
});

const places = [
  null,
  'hold 24 x 18; container at 12,9; crates at 6,6 and 18,12; heroes at 12,16; foes at 12,2',
  'hall 30 x 20; wall 0,10 to 30,10; door at 15,10; catwalk 2,2 to 12,4; stairs at 7,4',
  'street 40 x 16; wreck at 20,8; rubble at 10,8; dark',
  'dock 20 x 20; pillars at 8,8 and 12,12; console at 10,4; heroes at 10,18',
];

/** Where everybody is close to everybody. */
const shaft = 'shaft 18 x 18; crate at 9,9; heroes at 9,12; foes at 9,6';

const heroes = readyChoices.map(({ id }) => id).filter((id) => id !== OWN && id !== VEHICLE);

/** Somebody ready to play; one in four is hurt already, or close to death. */
export function hero(id: string, chance: Chance): Member {
  const made = gifted(heroOf(readyDraft(newDraft(id, newParty), one(heroes, chance))), chance);
  return memberOf(id, hurt(made, chance));
}

/** The same; one in four is good at Charging, and one in three has used up much. */
function anybody(id: string, chance: Chance): Member {
  const who = characterSchema.parse(hero(id, chance).sheet);
  if (who.kind !== 'person') throw new Error('no person');
  const able = once(4, chance) ? charger(who) : who;
  const items = once(3, chance) ? able.items.map((item) => spent(item, chance)) : able.items;
  return memberOf(id, { ...able, items });
}

const memberOf = (id: string, who: Person): Member => ({
  ...{ id, name: id, side: 'players', place: null },
  sheet: plain(who),
});

/** Abilities of any role, so that all of them come about, and now and then the Prestige for a reroll. */
function gifted(who: Person, chance: Chance): Person {
  const others = abilityRows.filter(({ id }) => !who.abilities.some((own) => own.id === id));
  const more = [one(others, chance), one(others, chance)].map(({ id }) => ({ id }));
  const prestige = once(3, chance) ? 3 : who.prestige;
  const [first, second] = more;
  const unlike = first?.id === second?.id ? more.slice(1) : more;
  const made = characterSchema.parse({ ...who, prestige, abilities: [...who.abilities, ...unlike] });
  return made.kind === 'person' ? made : who;
}

function hurt(who: Person, chance: Chance): Person {
  if (!once(4, chance)) return who;
  const now = chance(3);
  return { ...who, hp: { ...who.hp, now }, ehp: { ...who.ehp, now: Math.min(who.ehp.max, 1 + chance(4)) } };
}

/** Most of its Ammo or Charge is gone already, now and then. */
function spent(item: Item, chance: Chance): Item {
  if (once(2, chance)) return item;
  return { ...item, ammo: Math.min(item.ammo, chance(3)), charge: Math.min(item.charge, chance(8)) };
}

const [drift] = packs.shipped;

/** A foe of the pack that comes with the game; one in eight without the players' knowledge. */
export function foe(id: string, chance: Chance): Member {
  const entries = drift === undefined ? [] : packs.view(drift).entries;
  const entry = one(
    entries.filter(({ kind }) => kind === 'creatures'),
    chance,
  );
  const made = drift === undefined ? null : packs.creature(drift, entry.id);
  if (made === null) throw new Error(`no creature '${entry.id}'`);
  const hidden = once(8, chance) ? { hidden: true } : {};
  return { id, name: `${made.name} ${id}`, side: 'foes', sheet: plain(made.sheet), place: null, ...hidden };
}

/** Where a fight is fought: somewhere in any of the places. */
export function battlefield(chance: Chance, among: readonly (string | null)[] = places): Json {
  const read = riftbound.readSetup(one(among, chance));
  if (!read.ok) throw new Error(read.why);
  return read.setup;
}

/** A fight of two to four heroes and one to three foes; every other one with a vehicle that one of the heroes pilots. */
export function opening(chance: Chance): Intent {
  const players = Array.from({ length: 2 + chance(3) }, (_, n) => anybody(`pc${n}`, chance));
  const foes = Array.from({ length: 1 + chance(3) }, (_, n) => foe(`foe${n}`, chance));
  const crew = once(2, chance) ? crewBy('ride', players, chance) : players;
  return {
    kind: 'begin',
    members: [...crew, ...foes],
    setup: battlefield(chance, [...places, shaft]),
    surprised: [],
    asGm: true,
  };
}
