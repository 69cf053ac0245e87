import { z } from 'zod';
import type { BehaviourId } from './autopilot/behaviours.ts';
import { behaviourSchema } from './autopilot/behaviours.ts';
import type { CharacterRules, CreationInput, Made } from './creation.ts';
import type { Json } from './json.ts';
import { defineTable, row } from './table.ts';

const sentence = z.string().min(1).max(160);

/** What is given at one step of making a character: picks out of its list, or what differs in its form from what it suggests. */
const stepSchema = z.union([
  z.strictObject({ step: z.string(), pick: z.array(z.string()).min(1) }),
  z.strictObject({
    step: z.string(),
    fields: z.record(z.string(), z.string()).default({}),
    picks: z.record(z.string(), z.array(z.string())).default({}),
  }),
]);

const heroSchema = row.extend({
  text: z.string().min(1).max(28), // who they are, behind the name on a button: 'shoots from afar'
  place: z.string().nullable(), // null: where the field says that heroes begin
  behaviour: behaviourSchema, // what they act by where nobody plays them
  steps: z.array(stepSchema).min(1),
});

const foesSchema = z.strictObject({
  foe: z.string(), // one of the system's own
  count: z.number().int().min(1).max(6),
  place: z.string().nullable(),
  /** Whose side it is on: what stands there for the heroes, such as a vehicle, is on theirs. */
  side: z.enum(['foes', 'players']).default('foes'),
});

const readySchema = row.extend({
  text: sentence, // where it is, and what has happened
  wanted: sentence, // what the heroes are after
  field: z.string(), // as a GM types it for `/encounter start`
  heroes: z.array(heroSchema).min(2).max(4),
  foes: z.array(foesSchema),
  /** The heroes are sides that fight each other: somebody takes each, one person several where they like. */
  opposed: z.literal(true).optional(),
  /** Of each thing that a first turn can be: what a press does by these rules, whatever is on the board. */
  tips: z.strictObject({ attack: sentence, move: sentence, more: sentence }),
});

/** A fight that is ready to be played: a place, foes, and four heroes to take. */
export type ReadyFight = z.infer<typeof readySchema>;
export type ReadyHero = ReadyFight['heroes'][number];
export type TipOf = keyof ReadyFight['tips'];

/** The ready fights of a system. */
export interface ReadyRules<C extends object> {
  readonly fights: readonly ReadyFight[];
  /** A character who acts by this where they act by themselves. */
  behaving(character: C, behaviour: BehaviourId): C;
}

/** Reads the ready fights that a system ships, when it is opened. */
export const readyFights = (rows: readonly z.input<typeof readySchema>[]): readonly ReadyFight[] =>
  defineTable(readySchema, rows).map((one) => readySchema.parse(one, { jitless: true }));

/**
 * A hero of a ready fight, by the same steps by which everybody makes a character. `party` is what the campaign keeps for all. Refuses
 * what these steps refuse, and a hero who is not finished.
 */
export function readyHero<C extends object>(
  { character, ready }: { readonly character: CharacterRules<C>; readonly ready?: ReadyRules<C> },
  hero: ReadyHero,
  name: string,
  party?: object,
): Made<C> {
  let draft: Json = character.begin(name, party);
  for (const step of hero.steps) {
    const chosen = character.choose(draft, step.step, inputOf(step));
    if (!chosen.ok) return chosen;
    draft = chosen.value;
  }
  const finished = character.finish(draft);
  if (!finished.ok || ready === undefined) return finished;
  return { ok: true, value: ready.behaving(character.rename(finished.value, name), hero.behaviour) };
}

const inputOf = (step: ReadyHero['steps'][number]): CreationInput =>
  'pick' in step
    ? { kind: 'pick', ids: step.pick }
    : { kind: 'form', fields: step.fields, picks: step.picks };
