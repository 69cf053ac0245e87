import { plainCheck } from '../../../engine/intent.ts';
import type { CheckOption, CheckOptions, Choice } from '../../../engine/options.ts';
import { wholePercent } from '../../../engine/chances.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { checkOdds } from '../chances/check.ts';
import { abilities } from '../content/abilities.ts';
import { type ResponsibilityId, responsibilities } from '../content/responsibilities.ts';
import { skillDifficulties } from '../content/skillDifficulties.ts';
import { type SkillRow, skills } from '../content/skills.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { hasUtility } from './daily.ts';
import { helperChoices, pointsIn } from './helping.ts';
import { mostCircumstances, ownUtilities, poolOf, readCheck, whyNoChecks, whyNotUtility } from './pool.ts';
import { checkId, skillName } from './skill.ts';

/**
 * What somebody can try, the responsibilities they have points in first, those where the book says they help before the others;
 * how hard it may be (with its dice and chance, where it is known which is meant), and what adds dice.
 */
export function checkOptions(scene: Scene, actor: CharacterId, what: string | null = null): CheckOptions {
  const none = { checks: [], difficulties: difficultiesFor(() => null), edges, spends: [], helpers: [] };
  if (characterIn(scene, actor) === null) return none;
  const refused = whyNoChecks(scene, actor);
  const trained = responsibilities.filter(({ id }) => pointsIn(scene, actor, id) > 0);
  const untrained = responsibilities.filter((row) => !trained.includes(row));
  const pairs = (among: typeof trained, fits: boolean) =>
    skills.flatMap((skill) =>
      among
        .filter(({ id }) => isExample(skill, id) === fits)
        .map((row) => withResponsibility(scene, actor, skill, row, refused)),
    );
  return {
    checks: [
      ...pairs(trained, true),
      ...skills.map((skill) => option(skill, null, 1, skill.text, refused)),
      ...pairs(trained, false),
      ...pairs(untrained, true),
      ...pairs(untrained, false),
    ],
    difficulties: difficultiesFor((difficulty) => triedAt(scene, { actor, what, difficulty })),
    edges,
    spends: spendsOf(scene, actor),
    helpers: helperChoices(scene, actor),
  };
}

type Responsibility = (typeof responsibilities)[number];

const isExample = ({ examples }: SkillRow, id: ResponsibilityId): boolean =>
  examples.some((one) => one.responsibilities.some((with_) => with_ === id));

function withResponsibility(
  scene: Scene,
  actor: CharacterId,
  skill: SkillRow,
  { id, name }: Responsibility,
  refused: Refusal | null,
): CheckOption {
  const points = pointsIn(scene, actor, id);
  const example = skill.examples.find((one) => one.responsibilities.some((with_) => with_ === id));
  const why = points > 0 ? null : refusal('noPoints', { actor, responsibility: name, skill: skill.name });
  const check = option(
    skill,
    id,
    1 + points,
    example === undefined ? `where ${name} helps` : `such as ${example.text}`,
    refused ?? why,
  );
  return example === undefined || points === 0 ? check : { ...check, trained: points };
}

/** `dice`: of an average task. */
const option = (
  skill: SkillRow,
  responsibility: ResponsibilityId | null,
  dice: number,
  note: string,
  refused: Refusal | null,
): CheckOption => ({
  id: checkId(skill.id, responsibility),
  name: skillName(skill.name, responsibility),
  note: `${dice} ${dice === 1 ? 'die' : 'dice'}: ${note}`,
  refused,
  pool: `${dice}d6`,
});

/** How hard it may be; `tried`: what it comes to at one of them, where that is known. */
const difficultiesFor = (tried: (difficulty: string) => string | null): readonly Choice[] => [
  ...skillDifficulties.map(({ id, name, text }) => ({ id, name, note: tried(id) ?? text, refused: null })),
  ...skillDifficulties.map(({ id, name }) => ({
    id: `${id}, crit 1`,
    name: `${name}, crit 1`,
    note: 'one Crit Die, where a 6 is more than a success; you can type any number',
    refused: null,
  })),
];

/** '4 dice, 80%': how a check is rolled, with nothing that helps or hinders it; null where it cannot be. */
function triedAt(
  scene: Scene,
  { actor, what, difficulty }: { actor: CharacterId; what: string | null; difficulty: string },
): string | null {
  if (what === null) return null;
  const check = readCheck(scene, plainCheck(actor, { what, difficulty }));
  if (!check.ok) return null;
  const dice = Math.max(0, poolOf(scene, check.value).total);
  return `${dice} ${dice === 1 ? 'die' : 'dice'}, ${wholePercent(checkOdds(scene, check.value).success)}`;
}

const circumstances = Array.from({ length: mostCircumstances }, (_, n) => [n + 1, -n - 1]).flat();

const edges: readonly Choice[] = circumstances.map((dice) => ({
  id: dice > 0 ? `+${dice}` : `${dice}`,
  name: dice > 0 ? `+${dice}` : `−${-dice}`,
  note:
    dice > 0
      ? `${dice} ${dice === 1 ? 'circumstance helps' : 'circumstances help'}`
      : `${-dice} ${dice === -1 ? 'circumstance hinders' : 'circumstances hinder'}`,
  refused: null,
}));

function spendsOf(scene: Scene, actor: CharacterId): readonly Choice[] {
  const own = ownUtilities
    .filter((id) => hasUtility(scene, actor, id))
    .map((id) => ({
      id,
      name: rowOf(abilities, id).name,
      note: rowOf(abilities, id).utility?.text ?? '',
      refused: whyNotUtility(scene, actor, id, null),
    }));
  const guidance = rowOf(abilities, 'guidance');
  return [
    {
      id: 'equipment',
      name: 'Equipment',
      note: '+1 die: a tool or thing that helps, if the GM agrees',
      refused: null,
    },
    ...own,
    {
      id: guidance.id,
      name: guidance.name,
      note: '+1 die, if somebody in helped-by has it',
      refused: null,
    },
  ];
}
