import type { Intent, Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterOf } from '../../../../src/systems/soulbound/character/blank.ts';
import { archetypeOutline } from '../../../../src/systems/soulbound/character/outlines.ts';
import type { Character } from '../../../../src/systems/soulbound/character/schema.ts';
import { archetypes } from '../../../../src/systems/soulbound/content/archetypes.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import type { Carried } from '../../../../src/systems/soulbound/packs/carried.ts';
import { type Party, partyOf } from '../../../../src/systems/soulbound/party/party.ts';
import { houseRuleChoices, houseRulesSchema } from '../../../../src/systems/soulbound/party/rules.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { armed } from '../armoury.ts';
import { creatureTraits, packCreatures, packGoods, packPowers, power } from '../pack.ts';
import { travelling } from '../travellers.ts';

/** A party with plenty of Soulfire, whose group plays the unclear places in any way. */
export function partyBy(chance: Chance): Party {
  const rules = Object.entries(houseRuleChoices).map(([id, choices]) => [id, one(choices, chance)]);
  return { ...partyOf(20), rules: houseRulesSchema.parse(Object.fromEntries(rules)) };
}

const fields = [
  null,
  'Bank - Ford [difficult, obscured lightly] - Mill [cover partial, hazard major]',
  'Gate - Yard [object lever, object oak door] - Hall',
  'Square - North [hazard deadly], Square - East - South, Square - South [difficult] - North',
  'Wood [cover partial] - Bog [difficult] - Fort [cover total], Bog - Pit [hazard minor] - Fort',
  'Ridge - Glen - Vault [hidden], Glen - Tarn [hidden, difficult] - Moor',
  'Fog [obscured lightly] - Byre [obscured heavily] - Pyre [hazard deadly], Fog - Ledge [hazard major]',
];

/** A fight of one to four a side, with everything by chance; now and then one side comes later. */
export function opening(chance: Chance): Intent {
  const heroes = Array.from({ length: 2 + chance(3) }, (_, n) => hero(`pc${n}`, chance));
  const foes = Array.from({ length: 1 + chance(3) }, (_, n) => foe(`foe${n}`, chance));
  const read = soulbound.readSetup(one(fields, chance));
  if (!read.ok) throw new Error(read.why);
  const surprised = once(5, chance) ? [one(['players', 'foes', 'pc0', 'foe0'], chance)] : [];
  const members = once(25, chance) ? heroes : [...heroes, ...foes];
  return { kind: 'begin', members, setup: read.setup, surprised, asGm: true };
}

export function hero(id: string, chance: Chance): Member {
  const archetype = one(archetypes, chance);
  const sheet = withPowers(
    equipped(characterOf(archetype.name, archetypeOutline(archetype.id)), chance),
    chance,
  );
  return { id, name: `${archetype.name} ${id}`, side: 'players', sheet: plain(sheet), place: null };
}

export function foe(id: string, chance: Chance): Member {
  const { name, sheet } = once(2, chance) ? ownFoe(chance) : one(packCreatures, chance);
  const come = once(4, chance) ? withPowers(equipped(sheet, chance), chance) : equipped(sheet, chance);
  // One in eight comes without the players' knowledge.
  const hidden = once(8, chance) ? { hidden: true } : {};
  return { id, name: `${name} ${id}`, side: 'foes', sheet: plain(come), place: null, ...hidden };
}

function ownFoe(chance: Chance): { readonly name: string; readonly sheet: Character } {
  const { id, name } = one(soulbound.foes, chance);
  return { name, sheet: soulbound.foe(id) };
}

/** Half of all bring arms of every kind, and a third is close to death, or closer. */
function equipped(who: Character, chance: Chance): Character {
  const own = travelling(once(2, chance) ? armed(who, chance) : who, chance);
  const come = once(4, chance) ? withGoods(own, one(packGoods, chance)) : own;
  if (come.minions !== null || !once(3, chance)) return come;
  return {
    ...come,
    toughness: { ...come.toughness, now: 0 },
    wounds: { ...come.wounds, now: come.wounds.max },
    mortal: once(4, chance) ? { wound: 'serious', hits: 1, failures: 1 } : null,
  };
}

/** The same with a weapon, armour or a shield of the pack's. */
function withGoods(who: Character, carried: Carried): Character {
  switch (carried.kind) {
    case 'weapon':
      return { ...who, weapons: [carried.weapon, ...who.weapons] };
    case 'armour':
      return { ...who, armour: carried.armour };
    case 'shield':
      return { ...who, shield: carried.shield };
    case 'power':
      return who;
  }
}

/** What the pack has no example of: powers of these moments that cost something, so that their owner is asked. */
const momentary = [
  power({ name: 'Deep Breath', when: 'turnStart', mettle: 1, effects: [{ effect: 'heal', toughness: 1 }] }),
  power({ name: 'Last Word', when: 'turnEnd', mettle: 1, effects: [{ effect: 'tell', text: 'Hear me!' }] }),
];

/** The same, who has learned some more of what the pack has, and has Mettle for it. */
function withPowers(who: Character, chance: Chance): Character {
  const learned = [...packPowers, ...creatureTraits, ...momentary].filter(
    ({ id }) => once(4, chance) && !who.powers.some((own) => own.id === id),
  );
  const max = Math.max(who.mettle.max, 3);
  return { ...who, mettle: { now: max, max }, powers: [...who.powers, ...learned] };
}
