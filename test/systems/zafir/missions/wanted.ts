import { acts } from '../../../../src/systems/zafir/acts/index.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { houseRuleTable } from '../../../../src/systems/zafir/party/rules.ts';
import { powerMoments, powerNumbers, powerSchema } from '../../../../src/systems/zafir/powers/schema.ts';
import { kinds } from '../../../../src/systems/zafir/reactions/known.ts';
import { wordedEvents } from '../../../../src/systems/zafir/words/event.ts';
import { wordedModifiers } from '../../../../src/systems/zafir/words/modifier.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/zafir/words/question.ts';
import { packEnemies, packGoods } from './people.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** The tables that say what may come about on missions and between them. */
const {
  abilities,
  aids,
  agilityMoves,
  armorProperties,
  bodyArmor,
  casualtyTable,
  classes,
  conditions,
  damageTypes,
  disabilities,
  grenades,
  grievousWounds,
  headgear,
  livingCosts,
  mods,
  responsibilities,
  skillDifficulties,
  skills,
  tileFeatures,
  unitTypes,
  utilityItems,
  weaponProperties,
  weapons,
} = content;

const powers = [
  ...packEnemies.flatMap(({ sheet }) => sheet.powers),
  ...packGoods.flatMap((good) => (good.kind === 'power' ? good.power : [])),
];

/**
 * All that the missions must reach, by kind, as the tables, schemas and words of the rules have it: what is new there is asked
 * for here by itself.
 */
export const wanted = {
  act: ['attack', ...acts.all.map(({ id }) => id)],
  ability: ids(abilities),
  utility: ids(abilities.filter(({ utility }) => utility !== null)),
  item: ids(utilityItems),
  grenade: ids(grenades),
  mod: ids(mods),
  weapon: ids(weapons),
  'weapon property': ids(weaponProperties),
  armour: ids(bodyArmor),
  'armour property': ids(armorProperties),
  headgear: ids(headgear),
  condition: ids(conditions),
  'damage type': ids(damageTypes),
  feature: ids(tileFeatures),
  'way of moving': ids(agilityMoves),
  'unit type': ids(unitTypes),
  casualty: ids(casualtyTable),
  'grievous wound': ids(grievousWounds),
  disability: ids(disabilities),
  aid: ids(aids),
  class: ids(classes),
  skill: ids(skills),
  responsibility: ids(responsibilities),
  difficulty: ids(skillDifficulties),
  rest: ids(zafir.rests()),
  purchase: names(livingCosts),
  foe: names(zafir.foes),
  'enemy of the pack': names(packEnemies),
  'thing of the pack': packGoods.map((good) => (good.kind === 'power' ? good.power.name : good.arm.name)),
  power: [...new Set(names(powers))],
  'moment of a power': powerMoments,
  'aim of a power': powerSchema.shape.at.unwrap().options,
  'number of a power': powerNumbers,
  'effect of a power': [...new Set(powers.flatMap(({ effects }) => effects.map(({ effect }) => effect)))],
  'standing order': kinds.flatMap(({ id }) => ['always', 'never', 'ask'].map((order) => `${id}: ${order}`)),
  modifier: wordedModifiers,
  event: wordedEvents,
  question: wordedQuestions,
  answer: wordedAnswers,
  'house rule': Object.entries(houseRuleTable).flatMap(([id, { choices }]) =>
    choices.map(([choice]) => `${id}: ${choice}`),
  ),
} as const satisfies { readonly [kind: string]: readonly string[] };

export type Kind = keyof typeof wanted;
