import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { forPhases, forRounds, untilRemoved } from '../../../../src/engine/uses/index.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import {
  type Battle,
  type Character,
  type Enemy,
  enemySchema,
  type Hero,
  heroSchema,
} from '../../../../src/systems/zafir/character/schema.ts';
import { startingAbilitiesOf, upgradesOf } from '../../../../src/systems/zafir/character/training.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { steeled } from '../../../../src/systems/zafir/numbers/sources/will.ts';
import { readCarried } from '../../../../src/systems/zafir/packs/carried.ts';
import { kinds as reactionKinds } from '../../../../src/systems/zafir/reactions/known.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { type Liking, withLiked } from './liking.ts';

const pack = zafir.packs?.shipped[0] ?? null;
const entries = zafir.packs?.view(pack).entries ?? [];

/** What of the shipped pack somebody can carry. */
export const packGoods = entries.flatMap(
  ({ id }) => readCarried(zafir.packs?.carried(pack, id) ?? null) ?? [],
);

/** The enemies of the shipped pack, each fresh. */
export const packEnemies = entries.flatMap(({ id }) => {
  const made = zafir.packs?.creature?.(pack, id) ?? null;
  return made?.sheet.kind === 'enemy' ? [{ name: made.name, sheet: made.sheet }] : [];
});

/** Conditions that somebody may begin with. */
const ailments = content.conditions.filter(
  ({ id, fromCasualty }) =>
    !fromCasualty && id !== 'outOfAction' && id !== 'bleedingOut' && id !== 'mindControlled',
);

const some = <T>(all: readonly T[], most: number, chance: Chance): readonly T[] =>
  all.length === 0 ? [] : [...new Set(Array.from({ length: chance(most + 1) }, () => one(all, chance)))];

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const weaponsFor = (slot: 'primary' | 'secondary') =>
  content.weapons.filter((weapon) => weapon.slot === slot);
const primary = weaponsFor('primary');
const secondary = weaponsFor('secondary');

/** What a mod may be put on, for a weapon: focuses are of two kinds. */
const modsFor = (id: string, kind: string) =>
  content.mods
    .filter((mod) => mod.for === (kind === 'focus' ? (id === 'idiophone' ? 'resonator' : 'focus') : kind))
    .map((mod) => mod.id);

function weapon(slot: 'primary' | 'secondary', chance: Chance) {
  const { id, kind } = one(slot === 'primary' ? primary : secondary, chance);
  return { id, mods: some(modsFor(id, kind), 3, chance) };
}

const armourMods = content.mods.filter((mod) => mod.for === 'armour').map(({ id }) => id);

const classList = (chance: Chance, level: number) => {
  const start = one(
    content.classes.filter(({ tier }) => tier === 'starting'),
    chance,
  ).id;
  const next = upgradesOf(start);
  return level < 2 || once(4, chance) ? [start] : [start, one(next, chance).id];
};

/** What somebody may have fallen by, who lies there as the mission goes on. */
const fallBy = (chance: Chance) => ({
  by: one([null, 'Rust Ghul'], chance),
  byType: one([null, 'ghul'], chance),
  attack: once(2, chance),
  magic: once(3, chance),
  conditions: once(2, chance) ? ['burning', 'poisoned', 'panic'] : [],
  extracted: once(4, chance),
});

const fallen = (chance: Chance): Partial<Battle> => ({
  hp: 0,
  conditions: [{ id: 'outOfAction', number: null, source: null, by: null, duration: untilRemoved }],
  fall: fallBy(chance),
});

const details = ['Burning', 'Panic', 'Poisoned', 'ghul', 'soldier', 'insaan', 'construct', 'undead'];

/** A hero of any class and level, with any gear; half of them have abilities that no class has together. */
export function heroBy(chance: Chance): Hero {
  const level = 1 + chance(5);
  const classes = classList(chance, level);
  const taught = classes.flatMap((id) => content.classes.find((row) => row.id === id)?.abilities ?? []);
  const known = once(2, chance)
    ? [...startingAbilitiesOf(classes), ...some(taught, 6, chance)]
    : some(
        content.abilities.map(({ id }) => id),
        25,
        chance,
      );
  const equipment = {
    primary: once(15, chance) ? null : weapon('primary', chance),
    secondary: once(15, chance) ? null : weapon('secondary', chance),
    armour: once(20, chance)
      ? null
      : {
          id: one(content.bodyArmor, chance).id,
          mods: some(armourMods, 2, chance),
          powered: once(2, chance),
        },
    headgear: once(3, chance) ? null : one(content.headgear, chance).id,
  };
  const made = heroSchema.parse({
    kind: 'hero',
    name: 'Hero',
    level,
    xp: chance(25),
    classes,
    attributes: {
      toughness: chance(4),
      agility: chance(5),
      accuracy: chance(5),
      discipline: chance(5),
    },
    abilities: [...new Set(known)],
    points: { abilities: chance(2), attributes: chance(2), responsibilities: chance(2) },
    origin: { species: one(content.species, chance).id },
    responsibilities: Object.fromEntries(
      some(content.responsibilities, 4, chance).map(({ id }) => [id, 1 + chance(5)]),
    ),
    languages: { fluent: ['everan'], conversational: some(['sultain', 'uzs', 'batarak'], 3, chance) },
    upgrade: level > 1 && classes.length === 1,
    money: once(8, chance) ? 0 : once(4, chance) ? 90_000_000 : chance(400_000),
    equipment,
    pockets: pocketsBy(chance),
    inventory: inventoryBy(chance),
    disabilities: once(2, chance)
      ? []
      : some(content.disabilities, 2, chance).map(({ id, of, aids }) => ({
          id,
          detail: of === null ? '' : one(details, chance),
          aids: once(2, chance) ? some(aids, 1, chance) : [],
        })),
    battle: { hp: 1 },
    orders: { ...ordersBy(chance), ...(once(2, chance) ? { distraction: 'ask' } : {}) },
    dead: false,
  });
  const goods = once(3, chance) ? some(packGoods, 3, chance) : [];
  const powers = goods.flatMap((good) => (good.kind === 'power' ? good.power : []));
  const replaced = powers.flatMap(({ replaces }) => replaces ?? []);
  const arms = goods.flatMap((good) => (good.kind === 'arm' ? good.arm : []));
  return inBattle(
    {
      ...made,
      abilities: [
        ...new Set([...made.abilities, ...replaced, ...asModsNeed(made), ...some(reactive, 2, chance)]),
      ],
      powers: powers.filter(
        ({ replaces }, at) => replaces === null || powers.findIndex((p) => p.replaces === replaces) === at,
      ),
      arms: arms.filter(({ slot }, at) => arms.findIndex((arm) => arm.slot === slot) === at),
    },
    chance,
  );
}

const reactive = content.abilities
  .filter(
    ({ activation, id }) => activation === 'reaction' || id === 'suppressiveFire' || id === 'subterfuge',
  )
  .map(({ id }) => id);

/** Abilities without which the mods that somebody has are for nothing. */
const asModsNeed = ({ equipment: { primary: held } }: Hero) =>
  (held?.mods ?? []).flatMap((id) => {
    const needed = content.mods.find((mod) => mod.id === id)?.requires;
    return content.abilities.find((ability) => ability.id === needed)?.id ?? [];
  });

const ordersBy = (chance: Chance) =>
  once(3, chance)
    ? Object.fromEntries(
        some(ids(reactionKinds), 4, chance).map((id) => [id, one(['always', 'never', 'ask'], chance)]),
      )
    : { riskyMove: once(2, chance) ? 'always' : 'ask' };

function pocketsBy(chance: Chance) {
  const items = some(content.utilityItems, 4, chance).map(({ id, charges }) => ({
    pocket: 'utility' as const,
    item: id,
    count: 1,
    used: charges !== null && once(5, chance) ? 1 : 0,
  }));
  const grenades = some(content.grenades, 3, chance).map(({ id }) => ({
    pocket: 'grenade' as const,
    item: id,
    count: 1 + chance(3),
    used: 0,
  }));
  return [...items, ...grenades];
}

function inventoryBy(chance: Chance) {
  const all = [
    ...content.weapons.map((row) => ({ ...row, kind: 'weapon' })),
    ...content.bodyArmor.map((row) => ({ ...row, kind: 'armour' })),
    ...content.headgear.map((row) => ({ ...row, kind: 'headgear' })),
    ...content.utilityItems.map((row) => ({ ...row, kind: 'item' })),
    ...content.grenades.map((row) => ({ ...row, kind: 'grenade' })),
    ...content.mods.map((row) => ({ ...row, kind: 'mod' })),
  ];
  return some(all, 6, chance).map(({ kind, id, name }) => ({ kind, id, name, count: 1 }));
}

/** An enemy: of the pack, of the house, or made up. */
function enemyBy(chance: Chance): { readonly name: string; readonly sheet: Enemy } {
  if (once(2, chance)) return one(packEnemies, chance);
  if (once(2, chance)) return madeUp(chance);
  const { id, name } = one(zafir.foes, chance);
  const sheet = zafir.foe(id);
  if (sheet.kind !== 'enemy') throw new Error(`the foe '${id}' is none`);
  return { name, sheet };
}

function madeUp(chance: Chance): { readonly name: string; readonly sheet: Enemy } {
  const attack = (id: string, name: string) => ({
    id,
    name,
    range: id === 'claw' ? 'adjacent' : one(content.ranges, chance).id,
    aim: chance(3),
    crit: chance(3),
    damage: { die: one([0, 2, 3, 6] as const, chance), plus: 1 + chance(4) },
    critDamage: chance(3),
    breaking: chance(2),
    piercing: chance(2),
    damageType: one(content.damageTypes, chance).id,
    ammo: id === 'claw' ? null : one([null, 1, 3], chance),
    properties: some(content.weaponProperties, 2, chance).map(({ id: property, takesNumber }) =>
      takesNumber ? { id: property, number: 1 } : { id: property },
    ),
    gives: some(ailments, 1, chance).map(({ id: condition, takesNumber }) => ({
      condition,
      when: one(['hit', 'crit'] as const, chance),
      ...(takesNumber ? { number: 1 + chance(2) } : {}),
    })),
  });
  const sheet = enemySchema.parse({
    kind: 'enemy',
    name: 'Stranger',
    type: one(content.unitTypes, chance).id,
    tags: some(['ghul', 'soldier', 'insaan', 'burrowed', 'undead'], 2, chance),
    hp: 1 + chance(12),
    speed: 4 + chance(8),
    agility: chance(4),
    aim: 1 + chance(4),
    will: chance(5),
    armourPoints: chance(4),
    shieldPoints: chance(3),
    attacks: [attack('gun', 'Gun'), attack('claw', 'Claw')],
    abilities: some(content.abilities, 8, chance).map(({ id }) => id),
    grenades: some(content.grenades, 2, chance).map(({ id }) => ({ id, count: 1 + chance(2) })),
    immune: {
      damage: some(content.damageTypes, 1, chance).map(({ id }) => id),
      conditions: some(ailments, 1, chance).map(({ id }) => id),
    },
    vulnerable: some(content.damageTypes, 1, chance).map(({ id }) => id),
    large: once(3, chance) ? { height: 2 + chance(3) } : null,
    detection: chance(12),
    battle: { hp: 1 },
    orders: ordersBy(chance),
    dead: false,
  });
  return { name: 'Stranger', sheet };
}

/** Half are hurt already: what they are in the first mission. */
function inBattle<C extends Character>(who: C, chance: Chance): C {
  const { maxHp, weapons, shieldPoints } = profileOf(who);
  if (once(2, chance)) return { ...who, battle: { ...who.battle, hp: maxHp } };
  const battle: Battle = {
    ...who.battle,
    mission: 1,
    hp: 1 + chance(Math.min(3, maxHp)),
    broken: 0,
    marks: who.kind === 'hero' && once(3, chance) ? [steeled] : [],
    shields: [
      ...(shieldPoints > 0
        ? [{ source: 'armour', what: 'Shield', points: shieldPoints, duration: untilRemoved }]
        : []),
      ...(once(3, chance)
        ? [{ source: 'pc00', what: 'Arcane Defenses', points: 2, duration: forRounds(2) }]
        : []),
    ],
    shots: Object.fromEntries(
      weapons.flatMap(({ id, ammo }) => (ammo === null ? [] : [[id, chance(ammo + 1)]])),
    ),
    conditions: (once(2, chance) ? some(ailments, 2, chance) : []).map(({ id, takesNumber, duration }) => ({
      id,
      number: takesNumber ? 1 : null,
      source: null,
      by: null,
      duration:
        duration === null ? untilRemoved : forPhases(duration, who.kind === 'hero' ? 'players' : 'enemies'),
    })),
  };
  const whole = { ...battle, hp: Math.min(battle.hp, maxHp) };
  return { ...who, battle: who.kind === 'hero' && once(5, chance) ? { ...whole, ...fallen(chance) } : whole };
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A new hero of the crew's, as `n`th of all. */
export const heroMember = (n: number, chance: Chance, liking: Liking = []): Member => ({
  id: `pc${twoDigits(n)}`,
  name: `Hero pc${twoDigits(n)}`,
  side: 'players',
  sheet: plain({ ...withLiked(heroBy(chance), liking), name: `Hero pc${twoDigits(n)}` }),
  place: null,
});

/** Somebody of the GM's: mostly against the crew, hidden at times, later, or on the crew's side. */
export function foeMember(n: number, chance: Chance): Member {
  const { name, sheet } = enemyBy(chance);
  const called = `${name} foe${twoDigits(n)}`;
  const isAlly = once(8, chance);
  const isHero = once(20, chance);
  return {
    id: `foe${twoDigits(n)}`,
    name: called,
    side: isAlly ? 'players' : 'foes',
    sheet: plain(isHero ? heroBy(chance) : inBattle(sheet, chance)),
    place: isAlly
      ? null
      : one(
          [null, null, null, null, 'hidden', 'hidden', 'in 1 rounds', 'in 2 rounds', 'in 2 rounds, hidden'],
          chance,
        ),
    // Who is no NPC of the GM's lives in the encounter alone, and may be kept.
    ...(isAlly || once(2, chance) ? { npc: true } : {}),
  };
}
