import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act } from '../actions/act.ts';
import { atHand, stepOf } from '../base/base.ts';
import type { Being, Item, Profile } from '../character/schema.ts';
import { type Crafted, crafting } from '../content/crafting.ts';
import type { QualityId } from '../content/prices.ts';
import type { SkillId } from '../content/skills.ts';
import { skills } from '../content/skills.ts';
import { tierOf } from '../numbers/levels.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { goesBy } from '../numbers/ways.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { HOUR } from '../world/clock.ts';
import { passTime } from '../world/pass.ts';
import { profiles, withProfile } from './rows.ts';
import { wareOf } from './shop.ts';
import { sourceBy, sourceChoices, sourceName, sourceTicked, withSource } from './sources.ts';
import { abilityIn, upcastProfile, type Wish, wishIn } from './wishes.ts';

/** As what something is crafted; null for what nobody crafts: goods and artifacts. */
export function craftedAs(profile: Profile): Crafted | null {
  switch (profile.kind) {
    case 'weapon':
      return profile.category;
    case 'armour':
      return profile.armour === 'clothes' ? 'clothes' : 'armour';
    case 'shield':
    case 'bag':
    case 'equipment':
    case 'abilityItem':
      return profile.kind;
    case 'stimulant':
    case 'abilityConsumable':
      return 'consumable';
    case 'goods':
    case 'artifact':
      return null;
  }
}

/** The Skills that craft something (What each Skill can craft and upgrade). */
const craftersOf = (profile: Profile): readonly SkillId[] => {
  const kind = craftedAs(profile);
  return kind === null
    ? []
    : crafting.filter(({ crafts }) => crafts.some((one) => one === kind)).map(({ id }) => id);
};

/** The Skill Level that crafting wants: 1 and the item's Tier (Crafting). */
export const neededLevel = ({ tier }: Pick<Profile, 'tier'>): number => 1 + Math.max(0, tier);

/**
 * Minutes: a tenth less for each quality of a building station (house); a fiftieth of the price in hours, for consumables half of it, a minute at least (Crafting);
 * `times` as long for everyday people (Only Human).
 */
export const craftingMinutes = (profile: Profile, station: QualityId | null = null, times = 1): number =>
  minutesOfWork(craftedAs(profile) === 'consumable' ? profile.price / 2 : profile.price, station, times);

/** Minutes that something of a price takes to craft: a fiftieth of it in hours, less at a building station. */
export function minutesOfWork(price: number, station: QualityId | null, times: number): number {
  const tenths = station === null ? 10 : 9 - stepOf(station);
  return Math.max(1, Math.floor((price * HOUR * tenths * times) / 500));
}

/** How many times as long somebody crafts (Only Human). */
export const paceOf = (who: Being): number => (goesBy(who, 'onlyHuman') ? 2 : 1);

/** What materials are needed: half of the price at least (Crafting). */
export const materialsFor = ({ price }: Profile): number => Math.ceil(price / 2);

/** The Skill that somebody would craft something with: their best that can. */
const bestSkill = (who: Being, profile: Profile, source: Item['powerSource']): SkillId | null =>
  bestOf(who, withSource(craftersOf(profile), source), neededLevel(profile));

/** The Skill of some in which somebody is best, of those that they have at a level; null for none. */
export function bestOf(who: Being, some: readonly SkillId[], level: number): SkillId | null {
  const able = some.filter((skill) => skillLevelOf(who, skill) >= level);
  return able.toSorted((a, b) => skillLevelOf(who, b) - skillLevelOf(who, a))[0] ?? null;
}

/** Why somebody can't craft something: no Skill for it, too high a Tier, no equipment, too little to make it of (Crafting). */
export function whyNotCrafted(
  who: Being,
  profile: Profile,
  source: Item['powerSource'] = null,
): Refusal | null {
  const crafters = withSource(craftersOf(profile), source);
  if (crafters.length === 0 && source !== null)
    return refusal('noSuchSource', { what: profile.name, source: sourceName(source) });
  if (crafters.length === 0) return refusal('notCrafted', { what: profile.name });
  if (bestSkill(who, profile, source) === null)
    return refusal('craftingSkill', {
      what: profile.name,
      level: neededLevel(profile),
      skills: crafters.map((id) => rowOf(skills, id).name),
    });
  if (tierOf(who.level) < profile.tier)
    return refusal('craftingTier', { what: profile.name, tier: profile.tier });
  if (!who.items.some((item) => item.profile.kind === 'equipment' && !item.dropped))
    return refusal('noEquipment');
  const needs = materialsFor(profile);
  return who.materials + who.credits < needs
    ? refusal('tooFewMaterials', { what: profile.name, needs, has: who.materials, credits: who.credits })
    : null;
}

const choices = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const who = being(scene, actor);
  return profiles()
    .filter((profile) => craftersOf(profile).length > 0)
    .map((profile) => ({ ...craftChoice(who, profile), id: profile.row }));
};

/** Something as it is offered to who may craft it. */
export const craftChoice = (who: Being, profile: Profile): Omit<Choice, 'id'> => ({
  name: profile.name,
  note: `materials worth ${materialsFor(profile)}`,
  relation: 'thing',
  refused: whyNotCrafted(who, profile),
});

/** What may be ticked: who uses it needs the Skill as high as its maker has it, or lower, where that is said (Ability Consumables and Items). */
export const TRAINED = 'trained';
export const trainedChoice: Choice = {
  ...{ id: TRAINED, name: 'For the trained alone', note: 'of things with an Ability', refused: null },
};

interface Wanted {
  readonly profile: Profile;
  readonly level: Wish['level'];
}

/** What is made, with what was typed about it; null where that can't be read, or not of this thing. */
function wantedOf(profile: Profile, detail: string | null): Wanted | null {
  const wish = wishIn(detail, profile.kind === 'abilityConsumable' ? abilityIn(profile) : null);
  if (wish === null || (wish.level !== null && !isOfAbility(profile))) return null;
  return { profile: upcastProfile(profile, wish.upcasts), level: wish.level };
}

const whyNoWish = (profile: Profile, detail: string | null): Refusal =>
  refusal('noSuchWish', {
    ...{ what: profile.name, text: detail ?? '' },
    upcasts:
      profile.kind === 'abilityConsumable' ? (abilityIn(profile)?.upcasts ?? []).map(({ name }) => name) : [],
  });

/** Nobody asks more of others than their own Skill Level. */
function whyNotTrained(who: Being, { profile, level }: Wanted, source: Item['powerSource']): Refusal | null {
  const skill = bestSkill(who, profile, source);
  if (level === null || skill === null) return null;
  const most = skillLevelOf(who, skill);
  return level < 1 || level > most
    ? refusal('trainedLevel', { skill: rowOf(skills, skill).name, most })
    : null;
}

const isOfAbility = (profile: Profile | null): boolean =>
  profile?.kind === 'abilityItem' || profile?.kind === 'abilityConsumable';

/** Crafting (Crafting): with a Skill, equipment, time and materials; what is missing of those is bought. */
const craft: Act = {
  id: 'craft',
  name: 'Craft',
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => {
    const who = beingIn(scene, actor);
    return scene.fight === null && who !== null && crafting.some(({ id }) => skillLevelOf(who, id) > 0);
  },
  refused: whyInFight,
  targets: choices,
  words: 'optional',
  spends: () => [trainedChoice, ...sourceChoices()],
  whyNot(scene, { actor, target, spend, detail, brought }) {
    const profile = wareOf(target, brought);
    if (spend.includes(TRAINED) && !isOfAbility(profile))
      return refusal('trainedOnly', { what: profile?.name ?? '' });
    if (profile === null) return null;
    const wanted = wantedOf(profile, detail);
    if (wanted === null) return whyNoWish(profile, detail);
    const who = being(scene, actor);
    const source = sourceTicked(spend);
    return whyNotCrafted(who, wanted.profile, source) ?? whyNotTrained(who, wanted, source);
  },
  *run(tx, { actor, target, spend, detail, brought }) {
    const found = wareOf(target, brought);
    const before = beingIn(tx.snapshot(), actor);
    const wanted = found === null ? null : wantedOf(found, detail);
    if (wanted === null || before === null) return;
    const { profile } = wanted;
    const ticked = sourceTicked(spend);
    const skill = bestSkill(before, profile, ticked);
    if (skill === null) return;
    const powerSource = sourceBy(skill, ticked);
    const minutes = craftingMinutes(profile, atHand(tx.snapshot(), 'buildingStation'), paceOf(before));
    const isFor = spend.includes(TRAINED) || wanted.level !== null;
    const needed = isFor ? { skill, level: wanted.level ?? skillLevelOf(before, skill) } : null;
    const needs = materialsFor(profile);
    const materials = Math.min(before.materials, needs);
    write(tx.state.characters[actor], before, {
      ...before,
      items: withProfile(before.items, profile, 1, { needs: needed, powerSource }),
      materials: before.materials - materials,
      credits: before.credits - (needs - materials),
    });
    tell(tx, 'crafted', { actor, what: profile.name, skill, minutes, materials, credits: needs - materials });
    yield* passTime(tx, minutes);
  },
};

export const craftActs: readonly Act[] = [craft];
