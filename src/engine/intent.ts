import { z } from 'zod';
import { jsonSchema } from './json.ts';

const id = z.string().min(1).max(200);
const spend = z.array(id).max(10).readonly();

/** Somebody who takes part in an encounter, with the sheet they bring (a system's own character, as JSON). */
const member = z
  .object({
    id,
    name: z.string().min(1).max(100),
    side: z.enum(['players', 'foes']),
    sheet: jsonSchema,
    place: id.nullable(), // a zone, a tile; null: where the system puts newcomers
    npc: z.boolean().optional(), // the GM's own, whichever side they are on
    hidden: z.boolean().optional(), // players know nothing of them
    fleeting: z.boolean().optional(), // gone when the fight is over: nobody is asked to keep them
    nameless: z.boolean().optional(), // one of many, whom nobody has given a name of their own
  })
  .readonly();

/** A field of a sheet, and what it becomes. */
const amendment = { field: id, value: z.string().max(1000) };

/**
 * What somebody wants to do, in words that every system shares. Ids in `what`, `means`, `way`, `act`, `spend` … are
 * the system's own; it refuses those that it does not know. `asGm` says that a GM of the campaign is speaking.
 */
export const intentSchema = z.discriminatedUnion('kind', [
  /** A check. `what` is one of the system's checks; `difficulty` as people of the system write it. */
  z.object({
    kind: z.literal('check'),
    actor: id,
    what: id,
    difficulty: z.string().max(50).nullable(),
    against: id.nullable(), // opposed by
    againstWhat: id.nullable(), // with which check they oppose
    edge: id.nullable(), // advantage and the like
    resistingEdge: id.nullable().default(null), // the same of who opposes it
    helpers: z.array(id).max(10).readonly().default([]), // who lends a hand
    spend,
    secret: z.boolean(),
    asGm: z.boolean(),
    reason: z.string().max(200).optional(), // why a GM makes it in its player's place
    stands: z.literal(true).optional(), // others go by its result at once: what could be rolled anew afterwards is asked before
  }),
  /** An attack: at `target` with `means` (a weapon) in some `way` (a called shot, a charge). */
  z.object({
    kind: z.literal('attack'),
    actor: id,
    target: id,
    means: id.nullable(),
    way: id.nullable(),
    spend,
    asGm: z.boolean(),
  }),
  /** Any other action, by its id. */
  z.object({
    kind: z.literal('act'),
    actor: id,
    act: id,
    target: id.nullable(),
    means: id.nullable(),
    detail: z.string().max(500).nullable(),
    spend,
    /** What of the group's content packs its target is, whole, as `equip` has it. */
    brought: jsonSchema.optional(),
    /** The same of what it is done with. */
    broughtMeans: jsonSchema.optional(),
    /** What it would bring on, as whoever gives it was told and agrees to: where it still is that, the rules do not ask again. */
    agreed: z.string().max(500).optional(),
    asGm: z.boolean(),
  }),
  z.object({
    kind: z.literal('condition'),
    actor: id,
    change: z.enum(['add', 'remove']),
    condition: id,
    source: id.nullable(),
    until: z.string().max(100).nullable(), // when it ends, as people say it; null: when it is removed
    asGm: z.boolean(),
  }),
  z.object({ kind: z.literal('rest'), rest: id, actors: z.array(id).max(100).readonly(), asGm: z.boolean() }),
  /** A changed value on the sheet, or several. */
  z.object({
    kind: z.literal('amend'),
    actor: id,
    ...amendment,
    also: z.array(z.object(amendment)).max(4).readonly().optional(), // others that are changed in the same step
    asGm: z.boolean(),
  }),
  /** Somebody is hurt, or healed, by hand: so many points of what keeps them alive, after armour. */
  z.object({
    kind: z.literal('harm'),
    actor: id,
    change: z.enum(['damage', 'heal']),
    points: z.int().min(1).max(1000),
    asGm: z.boolean(),
  }),
  /**
   * Something of a content pack comes to a character, or leaves them. Added, `what` is the thing itself, as the system's packs
   * have it; removed, its id on the sheet.
   */
  z.object({
    kind: z.literal('equip'),
    actor: id,
    change: z.enum(['add', 'remove']),
    what: jsonSchema,
    asGm: z.boolean(),
  }),
  /**
   * What a GM says of the mission (the job, the delve) that the whole party is on: it begins, with a `name`, what is to be done
   * in `text` (one a line) and, where it is known, how many encounters it will have in `number`; what is to be done gets longer
   * (`text`), or one of it, by its `number` from 1, is done or has failed; it ends, done or failed. `actors` are all the
   * characters whom it may concern.
   */
  z.object({
    kind: z.literal('mission'),
    change: z.enum(['begin', 'objective', 'end']),
    name: z.string().max(100).nullable(),
    text: z.string().max(2000).nullable(),
    number: z.int().min(1).max(100).nullable(),
    state: z.enum(['open', 'done', 'failed']).nullable(),
    bodies: z.enum(['recovered', 'left']).nullable(), // whether the fallen were brought back
    money: z.string().max(50).nullable(), // what is shared out, as people of the system write it
    rewards: z.string().max(500).nullable(), // what else there is to be had for it
    actors: z.array(id).max(100).readonly(),
    asGm: z.boolean(),
  }),
  /** An encounter starts; `setup` is the system's own (zones, a map), `surprised` cannot act at first. */
  z.object({
    kind: z.literal('begin'),
    members: z.array(member).max(100).readonly(),
    setup: jsonSchema,
    surprised: z.array(id).max(100).readonly(),
    asGm: z.boolean(),
    /** Where nobody leads: those of the members whose players agree to it first. */
    asking: z.array(id).max(100).readonly().optional(),
  }),
  z.object({
    kind: z.literal('join'),
    members: z.array(member).min(1).max(100).readonly(),
    asGm: z.boolean(),
  }),
  /**
   * What the encounter takes place in changes: `text` as a GM types it, or draws it (a whole map fills a form's field of 4,000); `brought` is what
   * of the group's packs it names, whole.
   */
  z.object({
    kind: z.literal('setting'),
    text: z.string().max(4100),
    brought: jsonSchema.optional(),
    asGm: z.boolean(),
  }),
  /** What a GM hides from the players from now on, or shows them: `what` is the id of somebody in the encounter, or of a place. */
  z.object({
    kind: z.literal('sight'),
    change: z.enum(['hide', 'reveal']),
    what: id,
    asGm: z.boolean(),
  }),
  z.object({ kind: z.literal('leave'), actor: id, asGm: z.boolean() }),
  /** The turn passes on. `actor` ends theirs; null: whoever's turn it is. */
  z.object({ kind: z.literal('next'), actor: id.nullable(), asGm: z.boolean() }),
  /** The turn is put off, whole: `actor` acts once everybody else of the round has. */
  z.object({ kind: z.literal('hold'), actor: id, asGm: z.boolean() }),
  z.object({
    kind: z.literal('end'),
    asGm: z.boolean(),
    /** Where nobody leads: those in it whose players agree first, as long as it isn't decided. */
    asking: z.array(id).max(100).readonly().optional(),
  }),
  /**
   * Where nobody leads: `actor` asks the others to let them take back so many steps, the oldest of which is `last`; those of `asking` are asked. What
   * comes of it is told; the steps are taken back afterwards.
   */
  z.object({
    kind: z.literal('takeBack'),
    actor: id,
    steps: z.int().min(1).max(1000),
    last: id,
    asking: z.array(id).max(100).readonly(),
    asGm: z.boolean(),
  }),
  /** Those who live only in an encounter, running or over, stay in the campaign after it, by the names they have there. */
  z.object({
    kind: z.literal('keep'),
    members: z
      .array(z.object({ id, name: z.string().max(100) }))
      .min(1)
      .max(100)
      .readonly(),
    asGm: z.boolean(),
  }),
]);

export type Intent = z.infer<typeof intentSchema>;
export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;
export type Member = z.infer<typeof member>;

/** A check with nothing to it but what is checked and how hard it is: nobody resists, helps or spends. */
export const plainCheck = (
  actor: string,
  { what, difficulty }: Pick<IntentOf<'check'>, 'what' | 'difficulty'>,
): IntentOf<'check'> => ({
  kind: 'check',
  actor,
  what,
  difficulty,
  against: null,
  againstWhat: null,
  edge: null,
  resistingEdge: null,
  helpers: [],
  spend: [],
  secret: false,
  asGm: false,
});
