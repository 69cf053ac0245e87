import { z } from 'zod';
import { abilityIds } from '../abilities/ids.ts';
import { row } from '../../../engine/table.ts';

/** What the Ability asks of who gains it: one of these (Limited). */
const limit = z.union([
  z.object({ role: z.enum(['lancer', 'healer', 'captain', 'tank']) }),
  z.object({ kind: z.enum(['damage', 'support', 'defense']) }),
]);

/** An Ability as the book prints it (Appendix, Abilities). What it does in play is in abilities/. */
const abilityRow = row.extend({
  id: z.enum(abilityIds),
  text: z.string().max(200),
  /** Ability Points; null where none can buy it: Locked or Innate. */
  cost: z.int().min(1).max(5).nullable().default(null),
  /** Words of its type line: whose it is, and what it is for. */
  tags: z.array(
    z.enum([
      'lancer',
      'healer',
      'captain',
      'tank',
      'gunner',
      'pilot',
      'damage',
      'support',
      'defense',
      'movement',
      'innate',
    ]),
  ),
  limited: z.array(limit).default([]), // any of them is enough; none: for everybody
  /** The Ability that must be there, and that this one takes the place of. */
  replaces: z.enum(abilityIds).nullable().default(null),
  innate: z.boolean().default(false),
  signature: z.boolean().default(false),
  /** It can be had several times, with another of these chosen each time. */
  repeatable: z.enum(['attribute', 'damageType']).nullable().default(null),
  /** When it is used; the earliest where it has several parts. */
  timing: z.enum(['always', 'action', 'instant', 'reaction']),
  sp: z.int().min(0).max(10).default(0), // what each use costs
  /** Cooldown: the die that brings it back; null: it has none. */
  cooldown: z.int().min(2).max(6).nullable().default(null),
  also: z.array(z.string()).default([]), // other names
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type AbilityRow = Deep<z.infer<typeof abilityRow>>;

const rows: readonly z.input<typeof abilityRow>[] = [
  {
    id: 'backup',
    name: 'Backup',
    tags: ['pilot', 'damage'],
    timing: 'action',
    sp: 2,
    text: "Within 1 km of your Signature Vehicle: it takes Overwatch with an Attack that isn't Melee, with its range from itself or from you.",
  },
  {
    id: 'bonk',
    name: 'Bonk',
    cost: 1,
    tags: ['tank', 'defense'],
    limited: [{ role: 'tank' }],
    timing: 'instant',
    text: 'Once a Melee Attack, when you damage somebody at most one size larger than you: move them up to their own diameter away.',
  },
  {
    id: 'cautious',
    name: 'Cautious',
    cost: 2,
    tags: [],
    timing: 'always',
    text: 'Once an Overwatch, you spend 1 SP less on something before it ends.',
  },
  {
    id: 'certitude',
    name: 'Certitude',
    cost: 1,
    tags: ['captain', 'support'],
    limited: [{ role: 'captain' }],
    timing: 'always',
    text: 'Allies who Seize the Initiative by your CHA need only an 8.',
  },
  {
    id: 'charge',
    name: 'Charge',
    cost: 2,
    tags: ['damage'],
    limited: [{ kind: 'damage' }, { role: 'tank' }],
    timing: 'instant',
    sp: 1,
    text: "After a Move Action that isn't your first this turn: make a Melee Attack.",
  },
  {
    id: 'clearMind',
    name: 'Clear Mind',
    cost: 1,
    tags: ['support'],
    limited: [{ kind: 'support' }],
    timing: 'action',
    text: 'Gain a Clarity counter; three of them turn into 1 SP at once. Any rest takes them away.',
  },
  {
    id: 'damageResist',
    name: 'Damage Resist',
    cost: 1,
    tags: ['defense'],
    repeatable: 'damageType',
    timing: 'always',
    text: 'Your Dodge Rolls against one type of damage get +1 on each die.',
  },
  {
    id: 'deaf',
    name: 'Deaf',
    tags: ['innate'],
    innate: true,
    timing: 'always',
    text: "You can't hear. A sign language you know counts as hearing; lips take a WIS check at 12, or 8 where they speak clearly.",
  },
  {
    id: 'enthusiasm',
    name: 'Enthusiasm',
    cost: 2,
    tags: ['damage'],
    timing: 'reaction',
    text: 'After a successful Attack of yours, a WIL check of 11 or more gives 1 SP back.',
  },
  {
    id: 'generous',
    name: 'Generous',
    cost: 1,
    tags: ['support'],
    timing: 'always',
    text: 'Where you are willing, those who see or hear you can spend your SP as well as their own.',
  },
  {
    id: 'healthy',
    name: 'Healthy',
    cost: 2,
    tags: ['defense'],
    timing: 'always',
    text: '2 more maximum HP for each level.',
  },
  {
    id: 'highAlert',
    name: 'High Alert',
    cost: 2,
    tags: ['defense'],
    timing: 'reaction',
    sp: 1,
    text: 'On Overwatch, reroll as many dice of a Dodge Roll as you like; the new ones count.',
  },
  {
    id: 'interceptI',
    name: 'Intercept I',
    tags: ['tank', 'defense'],
    timing: 'reaction',
    sp: 1,
    text: 'Dodge with STR. When a Dodge Roll within 3 m is due, move up to 3 m to one of the two and take up to 1d6 of the hits on yourself.',
  },
  {
    id: 'interceptII',
    name: 'Intercept II',
    cost: 1,
    tags: ['tank', 'defense'],
    limited: [{ role: 'tank' }],
    replaces: 'interceptI',
    timing: 'reaction',
    sp: 1,
    text: 'As Intercept I, but within 8 m, moving up to 8 m, and up to 1d6 + 1 hits.',
  },
  {
    id: 'lookOut',
    name: 'Look out!',
    cost: 2,
    tags: ['support'],
    timing: 'instant',
    sp: 1,
    text: 'Once each Dodge Roll of another who is willing and sees or hears you: they reroll up to 2 dice; the new ones count.',
  },
  {
    id: 'opportunist',
    name: 'Opportunist',
    cost: 1,
    tags: ['damage'],
    timing: 'instant',
    text: 'Once a turn, damage you do while Seizing the Initiative is 1d6 higher.',
  },
  {
    id: 'patchUpI',
    name: 'Patch Up I',
    tags: ['healer', 'support'],
    timing: 'action',
    text: 'Touch somebody willing: they get 1d6 + KNW HP back.',
  },
  {
    id: 'patchUpII',
    name: 'Patch Up II',
    cost: 1,
    tags: ['healer', 'support'],
    limited: [{ role: 'healer' }],
    replaces: 'patchUpI',
    timing: 'action',
    text: 'As Patch Up I, and you move up to 6 m first.',
  },
  {
    id: 'patience',
    name: 'Patience',
    cost: 2,
    tags: ['damage'],
    timing: 'reaction',
    sp: 1,
    text: 'Once a turn, reroll a die of the Hit Roll of your Overwatch Attack; the new one counts.',
  },
  {
    id: 'pepTalk',
    name: 'Pep talk',
    cost: 1,
    tags: ['support'],
    timing: 'instant',
    text: 'Another who sees or hears you has just missed with every shot: their next damage this fight is higher by your CHA.',
  },
  {
    id: 'powerUnderPressure',
    name: 'Power under pressure',
    cost: 2,
    tags: [],
    repeatable: 'attribute',
    timing: 'always',
    text: 'One Score is 1 higher for each 10 HP you lack: 2 at most, and never above +5.',
  },
  {
    id: 'quick',
    name: 'Quick',
    cost: 2,
    tags: ['movement'],
    timing: 'always',
    text: 'Your Move Action goes up to 1d6 m farther.',
  },
  {
    id: 'rally',
    name: 'Rally',
    tags: ['captain', 'support'],
    signature: true,
    timing: 'instant',
    text: 'For 2 turns, those who hear you get more of one Action a turn: metres or damage of twice your CHA (1 at least), a second Prepare or Overwatch.',
  },
  {
    id: 'robotic',
    name: 'Robotic',
    tags: ['innate'],
    innate: true,
    timing: 'always',
    text: 'No food, water or air, but 100 Charge, 5 an hour awake; at none you sleep. 2 fewer maximum HP a level, and the SP of a level lower.',
  },
  {
    id: 'sanctuary',
    name: 'Sanctuary',
    tags: ['tank', 'defense'],
    signature: true,
    timing: 'instant',
    text: 'Until your second turn from now starts: reroll up to 3 times a Dodge Roll, a die each, and Intercept is free and reaches twice as far.',
  },
  {
    id: 'simpleButEffective',
    name: 'Simple but effective',
    also: ['Move Carefully'],
    tags: ['gunner'],
    timing: 'action',
    text: 'VSN and one other Score are 1 higher. Action: until your next turn your movement triggers no Overwatch.',
  },
  {
    id: 'supercharge',
    name: 'Supercharge',
    tags: ['healer', 'support'],
    signature: true,
    timing: 'action',
    text: 'Those you choose in sight within 10 m get all SP back, and a token that may keep them out of Critical Condition.',
  },
  {
    id: 'surge',
    name: 'Surge',
    tags: ['lancer', 'damage'],
    signature: true,
    timing: 'instant',
    text: 'At the end of your turn, take another.',
  },
  {
    id: 'terrifying',
    name: 'Terrifying',
    cost: 2,
    tags: [],
    timing: 'reaction',
    sp: 1,
    text: 'When you kill somebody, another who sees you has one fewer Action next turn, but at least one.',
  },
  {
    id: 'thatsAnOrderI',
    name: "That's an Order I",
    tags: ['captain', 'support'],
    timing: 'instant',
    sp: 1,
    cooldown: 4,
    text: 'Roll turn order with CHA if you like. Once a turn, somebody willing who sees or hears you Seizes the Initiative without a roll.',
  },
  {
    id: 'tryThatAgainI',
    name: 'Try That Again I',
    tags: ['lancer', 'damage'],
    timing: 'instant',
    sp: 1,
    text: 'Once a turn, reroll a die of a Hit Roll.',
  },
  {
    id: 'tryThatAgainII',
    name: 'Try That Again II',
    cost: 1,
    tags: ['lancer', 'damage'],
    limited: [{ role: 'lancer' }],
    replaces: 'tryThatAgainI',
    timing: 'instant',
    sp: 1,
    text: 'Up to 2 times a Hit Roll, reroll a die of it, for 1 SP each.',
  },
  {
    id: 'urgency',
    name: 'Urgency',
    cost: 2,
    tags: [],
    timing: 'always',
    text: 'Your AGI counts twice when you roll for turn order.',
  },
];

/** All 33 Abilities, in the order of the book. */
export const abilities: readonly AbilityRow[] = rows.map((one) => abilityRow.parse(one));

const byId: ReadonlyMap<string, AbilityRow> = new Map(abilities.map((one) => [one.id, one]));

/** The Ability of an id; null for one that the book doesn't have. */
export const abilityRowOf = (id: string): AbilityRow | null => byId.get(id) ?? null;

/** Ability Points can't buy it: it comes with a role, a class, or at creation alone. */
export const isLocked = ({ cost }: AbilityRow): boolean => cost === null;
