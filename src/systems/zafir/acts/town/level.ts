import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { rowOf } from '../../../../engine/table.ts';
import {
  abilitiesToLearn,
  becomeClass,
  classesToChoose,
  learn,
  learnOfPack,
  levelUp,
  nextLevel,
  raiseAttribute,
  raiseResponsibility,
  skillLevel,
  whyNotLearn,
  whyNotLevelUp,
  whyNotRaise,
} from '../../character/advance.ts';
import { learnLanguage, monthsToLearn, whyNotLearnLanguage } from '../../character/languages.ts';
import { profileOf } from '../../character/profile.ts';
import { proficienciesOf, startingAbilitiesOf } from '../../character/training.ts';
import { abilities } from '../../content/abilities.ts';
import { attributes } from '../../content/attributes.ts';
import { classes } from '../../content/classes.ts';
import { type LanguageId, languages } from '../../content/languages.ts';
import { proficiencies } from '../../content/proficiencies.ts';
import { type ResponsibilityId, responsibilities } from '../../content/responsibilities.ts';
import { readCarried } from '../../packs/carried.ts';
import { type CharacterId, characterIn, presentIn, type Scene } from '../../scene.ts';
import type { Doing } from '../act.ts';
import { heroIn, type SheetAct, townAct } from './act.ts';

const choice = (id: string, name: string, note: string, refused: Choice['refused'] = null): Choice => ({
  id,
  name,
  note,
  refused,
});

/** The id of a row that was chosen; throws for what is none, which is never offered. */
function chosen<Id extends string>(table: readonly { readonly id: Id }[], id: string | null): Id {
  const found = table.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no row '${id}'`);
  return found.id;
}

const rise: SheetAct = {
  id: 'levelUp',
  name: 'Level Up',
  text: 'Go up a level with the XP you have, then choose what you gain.',
  locked: 'onMission',
  had: (hero) => nextLevel(hero) !== null,
  blocked: whyNotLevelUp,
  change: (hero) => levelUp(hero),
  told: (before, after, { actor }) => ({
    type: 'levelRaised',
    data: {
      actor,
      level: after.level,
      gives: [
        ...(after.upgrade && !before.upgrade ? ['Choose Class'] : []),
        ...(after.points.abilities > before.points.abilities ? ['Learn Ability'] : []),
        ...(after.points.attributes > before.points.attributes ? ['Raise Attribute'] : []),
        ...(after.points.responsibilities > before.points.responsibilities ? ['Raise Responsibility'] : []),
      ],
      maxHp: profileOf(after).maxHp,
    },
  }),
};

const chooseClass: SheetAct = {
  id: 'chooseClass',
  name: 'Choose Class',
  text: 'Become a base class, and get its proficiencies and starting abilities.',
  locked: 'onMission',
  had: ({ upgrade }) => upgrade,
  targets: (scene, actor) =>
    classesToChoose(heroIn(scene, actor)).map(({ id, name, text }) => choice(id, name, text)),
  change: (hero, { target }) => becomeClass(hero, chosen(classes, target)),
  told: (before, after, { actor, target }) => {
    const id = chosen(classes, target);
    const had = proficienciesOf(before.classes);
    return {
      type: 'classTaken',
      data: {
        actor,
        class: rowOf(classes, id).name,
        proficiencies: proficienciesOf(after.classes)
          .filter((one) => !had.includes(one))
          .map((one) => rowOf(proficiencies, one).name),
        abilities: startingAbilitiesOf([id]).map((one) => rowOf(abilities, one).name),
      },
    };
  },
};

const learnAbility: SheetAct = {
  id: 'learnAbility',
  name: 'Learn Ability',
  text: 'Learn an ability of your class, or of one you were before.',
  locked: 'onMission',
  had: ({ points }) => points.abilities > 0,
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return abilitiesToLearn(hero).map(({ id, name, text }) => choice(id, name, text, whyNotLearn(hero, id)));
  },
  blocked: ({ upgrade }) => (upgrade ? refusal('classFirst') : null),
  change(hero, { target, brought }) {
    if (brought === undefined) return learn(hero, chosen(abilities, target));
    const carried = readCarried(brought);
    return carried?.kind === 'power' ? learnOfPack(hero, carried.power) : no('notCarried');
  },
  told: (_, after, { actor, target, brought }) => {
    const own = brought === undefined ? undefined : after.powers.at(-1);
    const { name, text } = own ?? rowOf(abilities, chosen(abilities, target));
    return { type: 'abilityLearned', data: { actor, ability: name, text } };
  },
};

const raise: SheetAct = {
  id: 'raiseAttribute',
  name: 'Raise Attribute',
  text: 'Raise a base attribute by one, for good.',
  locked: 'onMission',
  had: ({ points }) => points.attributes > 0,
  targets: (scene, actor) =>
    attributes.map(({ id, name }) => choice(id, name, `now ${heroIn(scene, actor).attributes[id]}`)),
  change: (hero, { target }) => raiseAttribute(hero, chosen(attributes, target)),
  told: (_, after, { actor, target }) => {
    const id = chosen(attributes, target);
    return {
      type: 'attributeRaised',
      data: { actor, attribute: rowOf(attributes, id).name, to: after.attributes[id] },
    };
  },
};

/** The most points that somebody else who is named has in a responsibility. */
function mentorIn(
  scene: Scene,
  { actor, target }: Pick<Doing, 'actor' | 'target'>,
  id: ResponsibilityId,
): number {
  const who = target === actor ? null : characterIn(scene, target);
  return who?.kind === 'hero' && !who.dead ? (who.responsibilities[id] ?? 0) : 0;
}

/** Others who could be named: a mentor, a teacher. */
const others = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene).flatMap((id) => {
    const who = characterIn(scene, id);
    return id === actor || who?.kind !== 'hero' ? [] : choice(id, who.name, 'who teaches it');
  });

const raiseResponsibilityAct: SheetAct = {
  id: 'raiseResponsibility',
  name: 'Raise Responsibility',
  text: 'Add a point to a responsibility; from Proficient on, name your mentor or ask your GM.',
  locked: 'onMission',
  had: ({ points }) => points.responsibilities > 0,
  targets: others,
  targetLater: true,
  means: (scene, actor) =>
    responsibilities.map(({ id, name }) => {
      const hero = heroIn(scene, actor);
      const points = hero.responsibilities[id] ?? 0;
      return choice(id, name, `now ${points}`, whyNotRaise(hero, id, { mentor: 0, gm: true }));
    }),
  change: (hero, doing, scene) => {
    const id = chosen(responsibilities, doing.means);
    return raiseResponsibility(hero, id, { mentor: mentorIn(scene, doing, id), gm: doing.asGm });
  },
  told: (_, after, { actor, means }) => {
    const id = chosen(responsibilities, means);
    const to = after.responsibilities[id] ?? 0;
    const { name } = rowOf(responsibilities, id);
    return {
      type: 'responsibilityRaised',
      data: { actor, responsibility: name, to, level: skillLevel(to).name },
    };
  },
};

/** Whether what was typed names a place where the language is spoken. */
function isThere(id: LanguageId, detail: string | null): boolean {
  const places = rowOf(languages, id).spoken.toLowerCase().split(', ');
  const typed = (detail ?? '').trim().toLowerCase();
  return (
    typed !== '' && places.some((place) => place !== '' && (typed.includes(place) || place.includes(typed)))
  );
}

const howLearnt = (scene: Scene, { actor, target, detail, asGm }: Doing, id: LanguageId) => {
  const who = target === actor ? null : characterIn(scene, target);
  const isTaught = who?.kind === 'hero' && who.languages.fluent.includes(id);
  return { there: isThere(id, detail), teacher: asGm || isTaught };
};

const learnLanguageAct: SheetAct = {
  id: 'learnLanguage',
  name: 'Learn Language',
  text: 'After months of practice: get by in a new language, or become fluent in one.',
  locked: 'onMission',
  targets: others,
  targetLater: true,
  means: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return languages.map(({ id, name, text }) =>
      choice(id, name, text, whyNotLearnLanguage(hero, id, { there: false, teacher: true })),
    );
  },
  words: 'optional',
  change: (hero, doing, scene) => {
    const id = chosen(languages, doing.means);
    return learnLanguage(hero, id, howLearnt(scene, doing, id));
  },
  told: (before, after, { actor, means, detail }) => {
    const id = chosen(languages, means);
    return {
      type: 'languageLearned',
      data: {
        actor,
        language: rowOf(languages, id).name,
        fluent: after.languages.fluent.includes(id),
        months: monthsToLearn(before, id, { there: isThere(id, detail) }),
      },
    };
  },
};

/** What levels bring, and languages. */
export const levelActs = [
  rise,
  chooseClass,
  learnAbility,
  raise,
  raiseResponsibilityAct,
  learnLanguageAct,
].map(townAct);
