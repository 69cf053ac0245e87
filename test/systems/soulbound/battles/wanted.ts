import { characterSchema } from '../../../../src/systems/soulbound/character/schema.ts';
import { content } from '../../../../src/systems/soulbound/content/index.ts';
import { manners } from '../../../../src/systems/soulbound/content/movement.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { houseRuleChoices } from '../../../../src/systems/soulbound/party/rules.ts';
import { effectKinds } from '../../../../src/systems/soulbound/powers/schema/effects.ts';
import { aims, triggers } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { actionOptions, actionPrompts } from '../../../../src/systems/soulbound/words/actionQuestion.ts';
import { wordedEvents } from '../../../../src/systems/soulbound/words/event.ts';
import { wordedModifiers } from '../../../../src/systems/soulbound/words/modifier.ts';
import { powerPrompts } from '../../../../src/systems/soulbound/words/powers/question.ts';
import { testOptions, testPrompts } from '../../../../src/systems/soulbound/words/testQuestion.ts';
import { packPowers, pass } from '../pack.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** Traits that armour and shields have a use for; the others are for weapons. */
const worn = ['defensive', 'loud', 'sigmarite'];

/**
 * All that the battles must reach, by kind, as the tables, schemas and words of the rules have it: what is new there is
 * asked for here by itself.
 */
export const wanted = {
  act: ids(content.acts),
  way: ids(content.ways),
  'weapon trait': ids(content.traits),
  'armour trait': worn,
  condition: ids(content.conditions),
  'cause of a condition': characterSchema.shape.conditions.element.shape.cause.options,
  modifier: wordedModifiers,
  'use of Mettle': ids(content.mettleSpends),
  'use of Soulfire': names(content.soulfireUses),
  'environmental trait': ids(content.environment),
  size: ids(content.sizes),
  speed: ids(content.speeds),
  'flying Speed': ids(content.speeds),
  manner: ids(manners),
  wound: ids(content.wounds),
  rest: ids(content.rests),
  'vessel of Aqua Ghyranis': ids(content.supplies),
  'word of difficulty': ids(content.difficulties),
  archetype: names(content.archetypes),
  foe: names(soulbound.foes),
  creature: names(pass.creatures),
  power: names([...packPowers, ...pass.creatures.flatMap(({ traits }) => traits)]),
  'effect of a power': effectKinds,
  'trigger of a power': triggers,
  'aim of a power': aims,
  gear: names(pass.gear),
  event: wordedEvents,
  question: [...Object.keys({ ...testPrompts, ...actionPrompts, ...powerPrompts }), 'aqua', 'drop'],
  answer: [...Object.keys({ ...testOptions, ...actionOptions }), 'aqua.ends', 'drop.weapon', 'powerWay.zone'],
  'house rule': Object.entries(houseRuleChoices).flatMap(([rule, choices]) =>
    choices.map((choice) => `${rule}: ${choice}`),
  ),
} as const satisfies { readonly [kind: string]: readonly string[] };

export type Kind = keyof typeof wanted;
