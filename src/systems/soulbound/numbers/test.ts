import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { skillOf } from '../character/blank.ts';
import { hasTrait } from '../character/traits.ts';
import { blindedBy, conditionStep, isAfraid, isCharmedBy, isIncapacitated } from '../conditions/active.ts';
import { edges } from '../content/edges.ts';
import { ways } from '../content/ways.ts';
import { inZone } from '../fight/zones.ts';
import { difficultyPowers, poolPowers } from '../powers/modifiers.ts';
import { character, characterIn, fighterIn, type Scene } from '../scene.ts';
import type { TestAbout } from './about.ts';

/** What changes the dice pool of a Test, on top of the attribute. */
export function poolModifiers(scene: Scene, about: TestAbout): readonly Modifier[] {
  const { actor, skill, attribute } = about;
  const { training } = skillOf(character(scene, actor), skill);
  const fighter = fighterIn(scene, actor);
  const dodges =
    attribute === 'body' && skill === 'reflexes' && fighter?.effects.some((e) => e.id === 'dodge');
  const dice = [
    { source: 'training', amount: training, params: { skill } },
    { source: 'doubleTraining', amount: about.doubled ? training : 0 },
    { source: `way.${about.way}`, amount: about.way === null ? 0 : rowOf(ways, about.way).dice },
    { source: 'dodge', amount: dodges ? 1 : 0 },
    ...[...(fighter?.helpers ?? []), ...(about.helpers ?? [])].map((helper) => help(scene, helper, about)),
    conditionStep(scene, actor, 'frightened', isAfraid(scene, actor) ? -1 : 0),
    conditionStep(scene, actor, 'poisoned', -1),
    conditionStep(scene, actor, 'deafened', about.sense === 'hearing' ? -1 : 0),
    ...poolPowers(scene, about),
  ];
  const helpless = about.resists && isIncapacitated(scene, actor); // cannot defend themselves: not a die is left
  const all = dice.reduce(
    (total, { amount }) => total + amount,
    character(scene, actor).attributes[attribute],
  );
  return [...dice, { source: 'incapacitated', amount: helpless ? -Math.max(0, all) : 0 }];
}

/** A helper gives one die, and one for each Training in the skill that is tested. */
function help(scene: Scene, helper: string, { skill }: TestAbout): Modifier {
  const who = characterIn(scene, helper);
  const training = who === null ? 0 : skillOf(who, skill).training;
  return { source: 'help', amount: 1 + training, params: { name: who?.name ?? '' } };
}

/** What changes the Difficulty of a Test. */
export function difficultyModifiers(scene: Scene, about: TestAbout): readonly Modifier[] {
  const { actor, opposedBy, edge } = about;
  const reflexes = about.attribute === 'body' && about.skill === 'reflexes';
  return [
    { source: `edge.${edge}`, amount: edge === null ? 0 : rowOf(edges, edge).difficulty },
    { source: 'shield', amount: about.defendsZone && bearsShield(scene, actor) ? -1 : 0 },
    ...sightModifiers(scene, about),
    ...hidingModifiers(scene, about),
    { source: 'trait.loud', amount: clanks(scene, about) ? 1 : 0 },
    { source: 'difficult', amount: reflexes && inZone(scene, actor, 'difficult') ? 1 : 0 },
    {
      source: 'charmed',
      amount: about.social && opposedBy !== null && isCharmedBy(scene, actor, opposedBy) ? 1 : 0,
    },
    {
      source: 'charmer',
      amount: about.social && opposedBy !== null && isCharmedBy(scene, opposedBy, actor) ? -1 : 0,
    },
    ...difficultyPowers(scene, about),
  ];
}

/** Whether somebody has a shield in hand (S76). */
function bearsShield(scene: Scene, id: string): boolean {
  const { shield } = character(scene, id);
  return shield !== null && !shield.dropped;
}

/**
 * Awareness and sight: the blind look at +2, and opposed at Greater Disadvantage, which is +2 as well; light obscurity
 * is +1 either way. An Opposed Test counts as one of sight unless it is said to be of hearing.
 */
function sightModifiers(scene: Scene, about: TestAbout): readonly Modifier[] {
  const { actor, opposedBy, sense } = about;
  if (about.attribute !== 'mind' || about.skill !== 'awareness') return [];
  const looks = opposedBy === null ? sense === 'sight' : sense !== 'hearing';
  if (!looks) return [];
  const blind = blindedBy(scene, actor);
  const dim = inZone(scene, actor, 'obscuredLightly') || isDim(scene, opposedBy);
  return [
    blind === 'obscuredHeavily' ? { source: blind, amount: 2 } : conditionStep(scene, actor, 'blinded', 2),
    { source: 'obscuredLightly', amount: dim ? 1 : 0 },
  ];
}

const isDim = (scene: Scene, id: string | null) => id !== null && inZone(scene, id, 'obscuredLightly');

/** Loud armour is a Disadvantage on every Body (Stealth), opposed or not (S41). */
const clanks = (scene: Scene, { actor, attribute, skill }: TestAbout): boolean =>
  attribute === 'body' && skill === 'stealth' && hasTrait(character(scene, actor).armour, 'loud');

/** Who hides behind cover has Advantage against being spotted, behind total cover Greater Advantage. */
function hidingModifiers(
  scene: Scene,
  { actor, attribute, skill, opposedBy }: TestAbout,
): readonly Modifier[] {
  if (attribute !== 'body' || skill !== 'stealth' || opposedBy === null) return [];
  if (inZone(scene, actor, 'coverTotal')) return [{ source: 'coverTotal', amount: -2 }];
  return [{ source: 'coverPartial', amount: inZone(scene, actor, 'coverPartial') ? -1 : 0 }];
}
