import type { Made } from '../../../../engine/creation.ts';
import { no, yes } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { armour } from '../../content/armour.ts';
import { skills } from '../../content/skills.ts';
import { stats } from '../../content/stats.ts';
import { weaponCategories } from '../../content/weaponCategories.ts';
import { abilityOf, featureOf } from '../../language/active/owned.ts';
import { abilityLine, featureLine } from '../../language/words/ability.ts';
import { mostSkill, mostStat, tierOf } from '../../numbers/levels.ts';
import { hasPointsAlone } from '../../numbers/ways.ts';
import { type Carried, readCarried } from '../../packs/carried.ts';
import { shippedFeature } from '../../packs/shipped.ts';
import { being, type CharacterId, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import {
  isTrained,
  learned,
  learnedOfPack,
  levelled,
  raisedSkill,
  raisedStat,
  replaced,
  replacedOfPack,
  talentsFor,
  talentsOf,
  trainedIn,
  trainings,
  unlearned,
  whyNotLevelUp,
  withTalent,
  withTalentOfPack,
} from '../advance.ts';
import { maximaOf } from '../filled.ts';
import { filterRows, leftBy } from '../filter.ts';
import type { Being, Hero } from '../schema.ts';
import { earlyActs } from './early.ts';
import { sheetAct } from './sheetAct.ts';

const hero = (who: Being): Hero | null => (who.kind === 'hero' ? who : null);

const heroAt = (scene: Scene, id: CharacterId): Hero => {
  const found = hero(being(scene, id));
  if (found === null) throw new Error(`'${id}' is no character`);
  return found;
};

/** A change of a hero; others are offered none of it. */
const ofHero = (who: Being, change: (own: Hero) => Made<Hero>): Made<Being> => {
  const own = hero(who);
  return own === null ? no('onlyCharacters', { actor: who.name }) : change(own);
};

/** A change of a hero by a thing that a pack of the group's brings, where one does, or by the game's own of that id. */
const bringing = (
  { target, brought }: Pick<Doing, 'target' | 'brought'>,
  own: (id: string) => Made<Hero>,
  ofPack: (carried: Carried) => Made<Hero> | null,
): Made<Hero> => {
  if (brought === undefined) return own(target ?? '');
  const carried = readCarried(brought);
  return (carried === null ? null : ofPack(carried)) ?? no('notCarried');
};

const thing = (id: string, name: string, note: string, refused: Choice['refused'] = null): Choice => ({
  id,
  name,
  note: note.slice(0, 100),
  relation: 'thing',
  refused,
});

/** Talents that may still be chosen, Creature Talents among them. */
const openTalents = ({ unspent }: Hero): number => unspent.lesser + unspent.greater + unspent.talents;

/** Why a change can't be made; null where it can. */
const why = (change: Made<Hero>) => (change.ok ? null : change.refusal);

/** Rising a Level (Level and Tier). The GM says when, for the whole group. */
const levelUp: Act = sheetAct({
  id: 'levelUp',
  cinematic: true,
  name: 'Level up',
  group: 'powers',
  offered: (who) => who.kind === 'hero',
  refused: (who, scene) => {
    const own = hero(who);
    return own === null ? null : whyNotLevelUp(own, scene.party.level);
  },
  change: (who) => ofHero(who, (own) => ({ ok: true, value: levelled(own) })),
  told(tx, before, after, { actor }) {
    const [old, now] = [maximaOf(before), maximaOf(after)];
    const feature = after.features.find((id) => !before.features.includes(id));
    tell(tx, 'levelRaised', {
      actor,
      level: after.level,
      tier: tierOf(after.level) > tierOf(before.level) ? tierOf(after.level) : null,
      vitality: now.vitality - old.vitality,
      wp: now.wp - old.wp,
      feature: feature === undefined ? null : (shippedFeature(feature)?.name ?? feature),
    });
  },
});

const spendStat: Act = sheetAct({
  id: 'raiseStat',
  cinematic: true,
  name: 'Raise a Stat',
  group: 'powers',
  offered: (who) => who.kind === 'hero' && who.unspent.stat > 0,
  targets: (scene, actor) => {
    const own = heroAt(scene, actor);
    const most = mostStat(tierOf(own.level));
    return stats.map(({ id, name }) =>
      thing(id, name, `${own.stats[id]}, at most ${most}`, why(raisedStat(own, id))),
    );
  },
  change: (who, { target }) => ofHero(who, (own) => raisedStat(own, target ?? '')),
  told: (tx, _before, after, { actor, target }) => {
    const row = stats.find(({ id }) => id === target);
    if (row === undefined || after.kind !== 'hero') return;
    tell(tx, 'raised', {
      actor,
      what: row.name,
      to: after.stats[row.id],
      left: after.unspent.stat,
      of: 'Stat Points',
    });
  },
});

const spendSkill: Act = sheetAct({
  id: 'raiseSkill',
  cinematic: true,
  name: 'Raise a Skill',
  group: 'powers',
  offered: (who) => who.kind === 'hero' && who.unspent.skill > 0,
  targets: (scene, actor) => {
    const own = heroAt(scene, actor);
    const most = mostSkill(tierOf(own.level));
    return skills.map(({ id, name }) =>
      thing(id, name, `level ${own.skills[id] ?? 0}, at most ${most}`, why(raisedSkill(own, id))),
    );
  },
  change: (who, { target }) => ofHero(who, (own) => raisedSkill(own, target ?? '')),
  told: (tx, _before, after, { actor, target }) => {
    const row = skills.find(({ id }) => id === target);
    if (row === undefined || after.kind !== 'hero') return;
    tell(tx, 'raised', {
      actor,
      what: row.name,
      to: after.skills[row.id] ?? 0,
      left: after.unspent.skill,
      of: 'Skill Points',
    });
  },
});

/** What a training is called. */
const trainingName = (id: string): string =>
  [...weaponCategories, ...armour].find((row) => row.id === id)?.name ?? id;

/** A Skill Point for weapons or armor (Only Human). */
const train: Act = sheetAct({
  id: 'train',
  name: 'Train with weapons or armor',
  also: ['Proficiency'],
  group: 'powers',
  offered: (who) => who.kind === 'hero' && who.ways.includes('onlyHuman') && who.unspent.skill > 0,
  targets: (scene, actor) => {
    const own = heroAt(scene, actor);
    return trainings
      .filter((id) => !isTrained(own, id))
      .map((id) => thing(id, trainingName(id), 'a Skill Point', why(trainedIn(own, id))));
  },
  change: (who, { target }) => ofHero(who, (own) => trainedIn(own, target ?? '')),
  told: (tx, _before, after, { actor, target }) =>
    tell(tx, 'trained', {
      actor,
      what: trainingName(target ?? ''),
      left: after.kind === 'hero' ? after.unspent.skill : 0,
    }),
});

const learnAbility: Act = sheetAct({
  id: 'learnAbility',
  name: 'Learn an Ability',
  group: 'powers',
  offered: (who) => who.kind === 'hero' && who.unspent.abilities > 0,
  targetsOpen: true,
  targets: (scene, actor) => {
    const own = heroAt(scene, actor);
    return leftBy(own, unlearned(own)).map((ability) =>
      thing(ability.id, ability.name, abilityLine(ability), why(learned(own, ability.id))),
    );
  },
  change: (who, using) =>
    ofHero(who, (own) =>
      bringing(
        using,
        (id) => learned(own, id),
        (carried) =>
          carried.kind === 'ability' ? learnedOfPack(own, carried.ability, carried.brings) : null,
      ),
    ),
  told: (tx, _before, after, { actor }) =>
    tell(tx, 'learned', {
      actor,
      what: abilityOf(after, after.abilities.at(-1)?.id ?? '')?.name ?? '',
      kind: 'ability',
      left: after.kind === 'hero' ? after.unspent.abilities : 0,
    }),
});

const chooseTalent: Act = sheetAct({
  id: 'chooseTalent',
  name: 'Choose a Talent',
  group: 'powers',
  offered: (who) => who.kind === 'hero' && openTalents(who) > 0,
  targetsOpen: true,
  targets: (scene, actor) => {
    const own = heroAt(scene, actor);
    return leftBy(own, talentsFor(own)).map((talent) =>
      thing(talent.id, talent.name, featureLine(talent), why(withTalent(own, talent.id))),
    );
  },
  change: (who, using) =>
    ofHero(who, (own) =>
      bringing(
        using,
        (id) => withTalent(own, id),
        (carried) =>
          carried.kind === 'feature' ? withTalentOfPack(own, carried.feature, carried.brings) : null,
      ),
    ),
  told: (tx, _before, after, { actor }) =>
    tell(tx, 'learned', {
      actor,
      what: featureOf(after, after.features.at(-1) ?? '')?.name ?? '',
      kind: 'talent',
      left: after.kind === 'hero' ? openTalents(after) : 0,
    }),
});

const replaceTalent: Act = sheetAct({
  id: 'replaceTalent',
  name: 'Replace a Talent',
  group: 'powers',
  offered: (who) => who.kind === 'hero' && who.unspent.swaps > 0 && talentsOf(who).length > 0,
  targets: (scene, actor) =>
    talentsOf(heroAt(scene, actor)).map((talent) => thing(talent.id, talent.name, featureLine(talent))),
  means: (scene, actor) =>
    leftBy(heroAt(scene, actor), talentsFor(heroAt(scene, actor))).map((talent) => ({
      id: talent.id,
      name: talent.name,
      note: featureLine(talent).slice(0, 100),
      refused: null,
    })),
  change: (who, { target, means, broughtMeans }) =>
    ofHero(who, (own) =>
      bringing(
        { target: means, ...(broughtMeans === undefined ? {} : { brought: broughtMeans }) },
        (id) => replaced(own, target ?? '', id),
        (carried) =>
          carried.kind === 'feature'
            ? replacedOfPack(own, target ?? '', carried.feature, carried.brings)
            : null,
      ),
    ),
  told: (tx, before, after, { actor, target }) => {
    const come = after.features.find((id) => !before.features.includes(id)) ?? '';
    tell(tx, 'talentReplaced', {
      actor,
      old: featureOf(before, target ?? '')?.name ?? '',
      talent: featureOf(after, come)?.name ?? '',
    });
  },
});

/** How much of what a Level brings is offered: the simple and the usual alone, or all there is (Complexity and Beginner Tag). */
const filterLists: Act = sheetAct({
  id: 'filterLists',
  name: 'How much to choose from',
  also: ['Filter', 'Beginner', 'Core', 'Complexity'],
  group: 'powers',
  offered: (who) => who.kind === 'hero' && !hasPointsAlone(who),
  targets: (scene, actor) => {
    const { filter = 'all' } = heroAt(scene, actor);
    return filterRows.map(({ id, name, text }) => thing(id, name, id === filter ? `As now. ${text}` : text));
  },
  change: (who, { target }) =>
    ofHero(who, (own) => {
      const filter = filterRows.find(({ id }) => id === target)?.id;
      return filter === undefined
        ? no('noSuchRow', { label: 'Lists', text: target ?? '', nearest: null })
        : yes({ ...own, filter });
    }),
  told: (tx, _before, after, { actor }) => {
    const filter = after.kind === 'hero' ? (after.filter ?? 'all') : 'all';
    tell(tx, 'listsFiltered', { actor, to: filterRows.find(({ id }) => id === filter)?.name ?? filter });
  },
});

export const levelActs: readonly Act[] = [
  levelUp,
  spendStat,
  spendSkill,
  train,
  learnAbility,
  chooseTalent,
  replaceTalent,
  filterLists,
  ...earlyActs,
];
