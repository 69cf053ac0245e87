import type { IntentOf, Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { Character, Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import {
  characterSchema,
  characterWays,
  NO_ARCHETYPE,
} from '../../../../src/systems/ishanekon/character/schema.ts';
import { creatureClassIds } from '../../../../src/systems/ishanekon/content/creatures.ts';
import { hasPointsAlone } from '../../../../src/systems/ishanekon/numbers/ways.ts';
import { damageTypes } from '../../../../src/systems/ishanekon/content/damageTypes.ts';
import { materials, objectProperties } from '../../../../src/systems/ishanekon/content/objects.ts';
import { statIds } from '../../../../src/systems/ishanekon/content/stats.ts';
import { statuses } from '../../../../src/systems/ishanekon/content/statuses.ts';
import { readSetup } from '../../../../src/systems/ishanekon/fight/setup.ts';
import { whyClash } from '../../../../src/systems/ishanekon/party/pairs.ts';
import { houseRuleIds } from '../../../../src/systems/ishanekon/party/rules.ts';
import { houseRulesSchema, newParty, type Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { armed, bow, weapon } from '../support/fights.ts';
import { idOf } from '../../../../src/systems/ishanekon/packs/names.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { abilitiesFor, built, someOf } from './built.ts';
import { creature, hero as heroOf } from '../support/people.ts';

type Weapon = Extract<Item['profile'], { kind: 'weapon' }>;

type Rules = Partial<Party['rules']>;

/** The alternative rules that change characters. */
const alone: readonly Rules[] = [
  { cinematic: 'yes' },
  { mereMortals: 'yes' },
  { onlyHuman: 'yes' },
  { epicHeroes: 'yes' },
  { freeStyle: 'yes' },
  { negativeLevels: 'yes' },
  { backgrounds: 'yes' },
];

/** Other ways to rest, and other scales: they go with anything. */
const besides: readonly Rules[] = [
  { resting: 'realistic' },
  { resting: 'casual' },
  { scale: '1cm' },
  { scale: '100m' },
];

/** Whether two of them go together (`party/pairs.ts`). */
function goTogether(first: Rules, second: Rules): boolean {
  const [id] = houseRuleIds.filter((rule) => rule in second);
  return id !== undefined && !(id in first) && whyClash({ ...newParty.rules, ...first }, id) === null;
}

/** All pairs of alternative rules that go together. */
export const pairs: readonly Rules[] = [...alone, ...besides].flatMap((first, n, all) =>
  all.slice(n + 1).flatMap((second) => (goTogether(first, second) ? [{ ...first, ...second }] : [])),
);

/** One of the ten alternative rules, each alone in a tenth of the fights: the seven that change characters, two ways to rest, any other scale. Pairs have a test of their own. */
function alternativeBy(chance: Chance): Rules {
  const tenths: readonly Rules[] = [
    ...alone,
    ...besides.filter((rules) => 'resting' in rules),
    one(
      besides.filter((rules) => 'scale' in rules),
      chance,
    ),
  ];
  return one(tenths, chance);
}

/** A group that plays the unclear places in any way, and by an alternative rule. */
export const partyBy = (chance: Chance, alternative = alternativeBy(chance)): Party => ({
  ...newParty,
  rules: houseRulesSchema.parse({
    ...alternative,
    rounding: one(['side', 'end', 'step'], chance),
    criticalHits: one(['always', 'onHit'], chance),
    takingCover: one(['stacks', 'same'], chance),
    bossTurns: one(['all', 'extra'], chance),
    dice: one(['all', 'fewer', 'once'], chance),
    roundTime: one(['about12', 'about1', 'instant'], chance),
  }),
});

const row = (chance: Chance): string =>
  Array.from({ length: 14 }, () => (once(8, chance) ? one(['o', '#', ':', 'W', '2'], chance) : '.')).join('');

/** No map, open ground, or one drawn by chance. */
const place = (chance: Chance): string =>
  one(['no map', '14x10', Array.from({ length: 10 }, () => row(chance)).join('\n')], chance);

function anyWeapon(chance: Chance): Weapon {
  const own = one(damageTypes, chance).id;
  const second = one(damageTypes, chance).id;
  const more = {
    types: once(5, chance) && second !== own ? [own, second] : [own],
    area: once(5, chance) ? one(['cube', 'line', 'around'] as const, chance) : null,
    damage: { count: 1, sides: one([4, 6, 8, 10, 12], chance), plus: 0 },
  };
  const properties = (['adaptable', 'reload', 'flexible'] as const).filter(() => once(4, chance));
  return once(2, chance)
    ? bow({ ...more, properties: [...properties, 'twoHanded'] })
    : weapon({ ...more, properties });
}

function stateOf(chance: Chance) {
  const held = { id: 's1', stacks: 1 + chance(3), by: null, byName: null, until: null };
  const status = one(statuses, chance).id;
  const power = once(5, chance) ? null : 8 + chance(8);
  return once(3, chance) ? [{ ...held, status, power, duration: { ends: [] } }] : [];
}

const bodyBy = (chance: Chance) => ({
  ...armed(anyWeapon(chance)),
  stats: Object.fromEntries(statIds.map((id) => [id, 7 + chance(8)])),
  size: once(3, chance) ? one(['smaller', 'small', 'big', 'bigger'] as const, chance) : ('medium' as const),
  level: chance(13),
  vitality: once(4, chance) ? chance(3) - 1 : 1 + chance(7),
  temporary: once(4, chance) ? chance(4) : 0,
  statuses: stateOf(chance),
});

const memberOf = (id: string, side: Member['side'], sheet: Character): Member => ({
  ...{ id, name: id, side, sheet: plain(sheet), place: null },
});

/** Somebody of the players by chance; one in four is down, or nearly. */
export const hero = (id: string, chance: Chance, party: Party): Member =>
  memberOf(id, 'players', heroBy(id, chance, party));

function heroBy(id: string, chance: Chance, { rules }: Party) {
  const ways = characterWays.filter((way) => rules[way] === 'yes');
  const drawn = bodyBy(chance);
  const body = rules.negativeLevels === 'yes' ? { ...drawn, level: chance(3) - 2 } : drawn;
  const knows = !hasPointsAlone({ ways }) && once(2, chance);
  const more = knows ? learned(Math.max(0, body.level), chance) : {};
  const free = ways.includes('freeStyle')
    ? { archetype: NO_ARCHETYPE, class: one(creatureClassIds, chance) }
    : {};
  const made = heroOf({ ...body, ...more, ...free, ways, name: id, asksFrom: one([null, 40], chance) });
  if (rules.backgrounds === 'no') return made;
  const { name, traits } = one(shipped().pack.backgrounds, chance);
  return { ...made, background: name, features: [...made.features, ...traits.map(idOf)] };
}

/** Abilities, Talents and a Path of our pack, as somebody has learned them. */
function learned(level: number, chance: Chance) {
  const { pack } = shipped();
  return {
    abilities: abilitiesFor(level, 3, chance, once(3, chance) ? 'summon' : null).map(({ name }) => ({
      ...{ id: idOf(name), source: 'technique' as const, mixes: [] },
    })),
    features: someOf(pack.talents, 2, chance).map(({ name }) => idOf(name)),
    path: once(2, chance) ? idOf(one(pack.paths, chance).name) : null,
    wp: chance(40),
  };
}

/** A foe by chance: half of them of the builder, with all that it gives; any rank; one in eight without the players' knowledge. */
export function foe(id: string, chance: Chance): Member {
  if (once(2, chance)) return memberOf(id, 'foes', built(id, chance));
  const rank = one(['minor', 'normal', 'elite', 'boss'] as const, chance);
  const body = { ...bodyBy(chance), name: id, rank, grade: rank === 'boss' ? 1 + chance(3) : 1 };
  const sheet = creature(rank === 'minor' ? { ...body, class: null, vitality: 1, temporary: 0 } : body);
  const hidden = once(8, chance) ? { hidden: true } : {};
  return { ...memberOf(id, 'foes', sheet), ...hidden };
}

/** A thing that stands about, of any material and property. */
export const thing = (id: string, chance: Chance): Member =>
  memberOf(
    id,
    'foes',
    characterSchema.parse({
      ...{ kind: 'object', name: id, material: one(materials, chance).id, vitality: 1 + chance(9) },
      ...{ maxVitality: 10, armor: chance(3), properties: [one(objectProperties, chance).id] },
    }),
  );

/** A fight of one against one, or of two to four heroes and one to three foes, with a thing or two between them. */
export function opening(chance: Chance, party: Party): IntentOf<'begin'> {
  const some = (count: number, of: (id: string, chance: Chance) => Member, stem: string) =>
    Array.from({ length: count }, (_, n) => of(`${stem}${n}`, chance));
  const read = readSetup(place(chance));
  if (!read.ok) throw new Error(read.why);
  const duel = once(4, chance); // in which the turn comes back soon
  const members = [
    ...some(duel ? 1 : 2 + chance(3), (id, by) => hero(id, by, party), 'pc'),
    ...some(duel ? 1 : 1 + chance(3), foe, 'foe'),
    ...some(chance(3), thing, 'thing'),
  ];
  const surprised = once(6, chance) ? ['pc0'] : [];
  return { kind: 'begin', members, setup: read.setup, surprised, asGm: true };
}
