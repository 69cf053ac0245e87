import type { Made } from '../../../engine/creation.ts';
import { no, yes } from '../../../engine/made.ts';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act, Doing } from '../actions/act.ts';
import { atHand } from '../base/base.ts';
import { filteringOf, leftBy } from '../character/filter.ts';
import type { Being, Item } from '../character/schema.ts';
import { crafting } from '../content/crafting.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { tierOf } from '../numbers/levels.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { type Upgrade, upgradeableKinds } from '../language/schema/upgrade.ts';
import { readCarried } from '../packs/carried.ts';
import { shippedUpgrade, shippedUpgrades } from '../packs/shipped.ts';
import { being, beingIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { HOUR } from '../world/clock.ts';
import { passTime } from '../world/pass.ts';
import { bestOf, craftedAs, craftingMinutes, neededLevel, paceOf, TRAINED, trainedChoice } from './craft.ts';
import { MOST_UPGRADES } from './profile.ts';
import { nameOf } from './rows.ts';
import { withSource } from './sources.ts';
import { itemOf } from './shop.ts';
import { freed, upgradeOn, upgradesOf, withUpgrade } from './upgraded.ts';

/** Each Tier that an item has makes a positive upgrade so much dearer, each negative one that it has another negative one (Upgrading). */
const SURCHARGE = { positive: 500, negative: 300 } as const;

const CRAFTSMAN = 'craftsman';
const OVER = 'over:';

/** What can be upgraded at all: nothing that is used up. */
const isUpgradeable = ({ profile }: Item): boolean => upgradeableKinds.some((kind) => kind === profile.kind);

/** What an upgrade of an item costs in credits; neutral ones always the same (Upgrading). The item's Tier is the one it has (A45). */
export function upgradePrice(item: Item, { value: tier, price }: Pick<Upgrade, 'value' | 'price'>): number {
  if (tier > 0) return price + SURCHARGE.positive * Math.max(0, item.profile.tier);
  if (tier < 0) return price + SURCHARGE.negative * upgradesOf(item).filter(({ value }) => value < 0).length;
  return price;
}

/** The Skills that upgrade something: those that work with its power source, where it is known (What each Skill can craft and upgrade). */
const upgradersOf = ({ profile, powerSource }: Item): readonly SkillId[] => {
  const kind = craftedAs(profile);
  const able = crafting.filter(({ upgrades }) => upgrades.some((one) => one === kind)).map(({ id }) => id);
  return withSource(able, powerSource);
};

const changed = <B extends Being>(who: B, item: Item): B => ({
  ...who,
  items: who.items.map((one) => (one.id === item.id ? item : one)),
});

/** An upgrade as it would be made: on which item, over what, and what it takes. */
interface Work {
  readonly item: Item;
  readonly upgrade: Upgrade;
  readonly over: Upgrade | null;
  readonly skill: SkillId | null; // null: a craftsman does it
  readonly minutes: number;
  readonly materials: number;
  readonly credits: number;
}

/** The upgrade that is meant: of a pack of the group's, or of our own. */
function meant({ means, broughtMeans }: Pick<Doing, 'means' | 'broughtMeans'>): Upgrade | null {
  if (broughtMeans === undefined) return shippedUpgrade(means ?? '');
  const carried = readCarried(broughtMeans);
  return carried?.kind === 'upgrade' ? carried.upgrade : null;
}

function workOf(scene: Scene, doing: Doing): Made<Work> {
  const { actor, target, spend } = doing;
  const who = being(scene, actor);
  const item = itemOf(who, target);
  const upgrade = meant(doing);
  if (item === undefined || upgrade === null) return no('noSuchItem');
  const what = nameOf(item);
  if (upgrade.of !== item.profile.kind) return no('otherUpgrade', { what, upgrade: upgrade.name });
  if (item.upgrades.includes(upgrade.id)) return no('hasUpgrade', { what, upgrade: upgrade.name });
  const named = spend.find((one) => one.startsWith(OVER))?.slice(OVER.length) ?? null;
  const over = named === null ? null : upgradeOn(item, named);
  if (named !== null && (over === null || !item.upgrades.includes(named))) return no('notOverThat', { what });
  const base = named === null ? item : freed(item, named);
  if (base.upgrades.length >= MOST_UPGRADES) return no('upgradesFull', { what, most: MOST_UPGRADES });
  const price = upgradePrice(base, upgrade);
  const made = withUpgrade(base, upgrade);
  if (spend.includes(TRAINED) && item.profile.kind !== 'abilityItem') return no('trainedOnly', { what });
  if (spend.includes(CRAFTSMAN)) {
    if (spend.includes(TRAINED)) return no('trainedByOthers');
    if (price > who.credits)
      return no('tooPoor', { actor: who.name, what: upgrade.name, price, has: who.credits });
    return yes({ item: made, upgrade, over, skill: null, minutes: 0, materials: 0, credits: price });
  }
  const upgraders = upgradersOf(item);
  const skill = bestOf(who, upgraders, neededLevel(made.profile));
  if (skill === null) {
    const names = upgraders.map((one) => rowOf(skills, one).name);
    return no('craftingSkill', { what: upgrade.name, level: neededLevel(made.profile), skills: names });
  }
  if (tierOf(who.level) < made.profile.tier) return no('craftingTier', { what, tier: made.profile.tier });
  if (!who.items.some(({ profile, dropped }) => profile.kind === 'equipment' && !dropped))
    return no('noEquipment');
  const needs = Math.ceil(price / 2);
  if (who.materials + who.credits < needs)
    return no('tooFewMaterials', { what: upgrade.name, needs, has: who.materials, credits: who.credits });
  const materials = Math.min(who.materials, needs);
  const minutes = craftingMinutes({ ...item.profile, price }, atHand(scene, 'buildingStation'), paceOf(who));
  const needed = spend.includes(TRAINED) ? { needs: { skill, level: skillLevelOf(who, skill) } } : {};
  return yes({
    item: { ...made, ...needed },
    ...{ upgrade, over, skill, minutes, materials, credits: needs - materials },
  });
}

const ownItems = (scene: Scene, actor: string, isMeant: (item: Item) => boolean): readonly Choice[] =>
  being(scene, actor)
    .items.filter((item) => !item.dropped && isMeant(item))
    .map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: [`Tier ${item.profile.tier}`, ...upgradesOf(item).map(({ name }) => name)].join(', '),
      relation: 'thing',
      refused: null,
    }));

/** All upgrades on somebody's items, each once. */
const thereOn = ({ items }: Being): readonly Upgrade[] => [
  ...new Map(items.flatMap(upgradesOf).map((one) => [one.id, one])).values(),
];

/** An upgrade as it is offered. */
export const upgradeChoice = ({ name, of, value, price, text }: Upgrade): Omit<Choice, 'id'> => ({
  name,
  note: `${of === 'armour' ? 'armor' : of}, Tier ${value}, ${price} credits${text === '' ? '' : `: ${text}`}`.slice(
    0,
    100,
  ),
  relation: 'thing',
  refused: null,
});

/** Upgrading (Upgrading): with a Skill, time and materials for half the price, or by a craftsman for all of it. */
const upgrade: Act = {
  id: 'upgrade',
  name: 'Upgrade an item',
  also: ['Upgrade'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null &&
    beingIn(scene, actor)?.items.some((one) => !one.dropped && isUpgradeable(one)) === true,
  refused: whyInFight,
  targets: (scene, actor) => ownItems(scene, actor, isUpgradeable),
  means: (scene, actor) =>
    leftBy(filteringOf(being(scene, actor)), shippedUpgrades()).map((one) => ({
      ...upgradeChoice(one),
      id: one.id,
    })),
  spends: (scene, actor) => {
    return [
      trainedChoice,
      { id: CRAFTSMAN, name: 'By a craftsman', note: 'the whole price in credits, no Skill', refused: null },
      ...thereOn(being(scene, actor)).map(({ id, name }) => ({
        ...{ id: `${OVER}${id}`, name: `Over ${name}`, note: 'that one is lost', refused: null },
      })),
    ];
  },
  whyNot(scene, doing) {
    const work = workOf(scene, doing);
    return work.ok ? null : work.refusal;
  },
  *run(tx, doing) {
    const now = tx.snapshot();
    const work = workOf(now, doing);
    const before = beingIn(now, doing.actor);
    if (!work.ok || before === null) return;
    const { item, over, skill, minutes, materials, credits } = work.value;
    write(tx.state.characters[doing.actor], before, {
      ...changed(before, item),
      materials: before.materials - materials,
      credits: before.credits - credits,
    });
    tell(tx, 'upgraded', {
      ...{
        actor: doing.actor,
        what: nameOf(item),
        upgrade: work.value.upgrade.name,
        over: over?.name ?? null,
      },
      ...{ tier: item.profile.tier, skill, minutes, materials, credits },
    });
    if (minutes > 0) yield* passTime(tx, minutes);
  },
};

/** An upgrade is taken off in an hour; its materials are lost (Upgrading). */
const removeUpgrade: Act = {
  id: 'removeUpgrade',
  name: 'Remove an upgrade',
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && beingIn(scene, actor)?.items.some(({ upgrades }) => upgrades.length > 0) === true,
  refused: whyInFight,
  targets: (scene, actor) => ownItems(scene, actor, ({ upgrades }) => upgrades.length > 0),
  means: (scene, actor) =>
    thereOn(being(scene, actor)).map(({ id, name }) => ({ id, name, relation: 'thing', refused: null })),
  whyNot(scene, { actor, target, means }) {
    const item = itemOf(being(scene, actor), target);
    if (item === undefined || means === null) return null;
    return item.upgrades.includes(means) ? null : refusal('notOverThat', { what: nameOf(item) });
  },
  *run(tx, { actor, target, means }) {
    const before = beingIn(tx.snapshot(), actor);
    const item = before === null ? undefined : itemOf(before, target);
    if (before === null || item === undefined || means === null) return;
    const without = freed(item, means);
    write(tx.state.characters[actor], before, changed(before, without));
    tell(tx, 'upgradeRemoved', {
      ...{
        actor,
        what: nameOf(item),
        upgrade: upgradeOn(item, means)?.name ?? means,
        tier: without.profile.tier,
      },
    });
    yield* passTime(tx, HOUR);
  },
};

export const upgradeActs: readonly Act[] = [upgrade, removeUpgrade];
