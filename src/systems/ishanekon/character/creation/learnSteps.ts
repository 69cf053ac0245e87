import { textField } from '../../../../engine/creationForm.ts';
import { skills } from '../../content/skills.ts';

import { abilityLine } from '../../language/words/ability.ts';
import { mostVitality } from '../../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../../numbers/resources.ts';
import { sceneOf } from '../../scene.ts';
import { isOffered } from '../filter.ts';
import type { Hero } from '../schema.ts';
import type { Draft } from './draft.ts';
import {
  freeLanguagesOf,
  givenTo,
  learnable,
  mostSkillOf,
  skillPointsLeft,
  skillPointsOf,
  skillsAt,
} from './reckon.ts';
import { form, pick, short, type Step } from './step.ts';

/** Skills, a step for each level that they may have, the highest first: a point a level (Skills). */
export function skillSteps(draft: Draft): readonly Step[] {
  const most = mostSkillOf(draft);
  const left = skillPointsLeft(draft);
  return Array.from({ length: most }, (_, n) => most - n).map((level) => {
    const own = skillsAt(draft, level);
    const choices = skills
      .filter(({ id }) => own.includes(id) || draft.skills[id] === undefined)
      .map(({ id, name, text }) => ({ id, label: name, note: text }));
    const room = Math.min(choices.length, own.length + Math.max(0, Math.floor(left / level)));
    return pick(
      {
        id: `skills${level}`,
        title: `Skills at level ${level}`,
        help: `${level} ${level === 1 ? 'point' : 'points'} each. You have ${left} of ${skillPointsOf(draft)} left.`,
        random: 'a die each',
        optional: left >= 0,
      },
      choices,
      own,
      [0, Math.max(room, own.length)],
    );
  });
}

/** Two languages, those that features give, and another for each Skill Point spent on one, only now (Skills). */
export function languageStep(draft: Draft): Step {
  const { languages } = draft;
  return form(
    {
      id: 'languages',
      title: 'Languages',
      help: `${freeLanguagesOf(draft)} of your choice; each further one costs a Skill Point, and only now.`,
      optional: true,
    },
    [
      textField('languages', 'Languages', 'with commas between', languages.join(', '), {
        needed: false,
        most: 300,
      }),
    ],
    languages.join(', '),
    true,
  );
}

/** Abilities of the Archetype's pool, as many as the Levels give; where the lists have fewer, all of those. */
export function abilityStep(draft: Draft): Step {
  const given = givenTo(draft)?.abilities ?? 0;
  const choices = learnable(draft)
    .filter((ability) => draft.abilities.includes(ability.id) || isOffered(draft, ability))
    .map((ability) => ({ id: ability.id, label: ability.name, note: short(abilityLine(ability)) }));
  const needed = Math.min(given, choices.length);
  const fewer = needed < given ? ` (${given - needed} more once there are others)` : '';
  return pick(
    { id: 'abilities', title: 'Abilities', help: `Pick ${needed}${fewer}.`, random: 'a die each' },
    choices,
    draft.abilities,
    [needed, needed],
  );
}

/** 'Vitality 19, WP 13, Narrative Momentum 9'. */
export function numbersLine(hero: Hero): string {
  const scene = sceneOf({ self: hero });
  const [vitality, wp, momentum] = [mostVitality, mostWillpower, mostMomentum].map(
    (of) => of(scene, 'self').total,
  );
  return `Vitality ${vitality}, WP ${wp}, Narrative Momentum ${momentum}`;
}
