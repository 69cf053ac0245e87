import { z } from 'zod';
import type { Checked } from '../../../src/engine/checked.ts';
import { type GameEvent, visibleTo } from '../../../src/engine/event.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Modifier } from '../../../src/engine/modifier.ts';
import type { Params } from '../../../src/engine/refusal.ts';
import { escapeMarkdown } from '../../../src/engine/text.ts';
import type { Note, SystemWords } from '../../../src/engine/words.ts';
import { acts, charms, conditions, find, omens } from './content.ts';
import { fields } from './field.ts';
import type { Night } from './night.ts';

/** Gives the name of an id; ids that have none stand for themselves. */
type Name = (id: Json | undefined) => string;
type Sentence = (data: Params, name: Name) => string;

const n = (value: Json | undefined): string => String(value);

const events: { readonly [type: string]: readonly [Note['tone'], Sentence] } = {
  rolled: ['plain', (d, name) => `${name(d.by)} rolls ${n(d.label)}: ${n(d.flares)} flares.`],
  rerolled: ['plain', (d, name) => `${name(d.id)} has a die rolled again: ${n(d.value)}.`],
  checked: ['plain', (d, name) => `${name(d.by)} ${d.success ? 'succeeds' : 'fails'}.`],
  opposed: ['plain', (d, name) => `${name(d.success ? d.by : d.against)} prevails.`],
  burnt: ['quiet', (d, name) => `${name(d.id)} burns oil: ${n(d.after)} left.`],
  charmed: ['plain', (d, name) => `${name(d.id)} uses ${name(d.charm)}.`],
  missed: ['quiet', (d, name) => `${name(d.by)} misses ${name(d.target)}.`],
  landed: ['plain', (d, name) => `${name(d.by)} strikes ${name(d.target)}.`],
  averted: ['good', (d, name) => `${name(d.target)} is not harmed.`],
  shielded: ['good', (d, name) => `${name(d.id)} steps before ${name(d.target)}.`],
  harmed: ['bad', (d, name) => `${name(d.id)} loses nerve: ${n(d.before)} to ${n(d.after)}.`],
  faded: ['bad', (d, name) => `${name(d.id)} fades into the dark.`],
  stood: ['good', (d, name) => `${name(d.id)} stands up once more.`],
  ailed: ['bad', (d, name) => `${name(d.id)} is ${name(d.condition)}.`],
  eased: ['good', (d, name) => `${name(d.id)} is no longer ${name(d.condition)}.`],
  omen: ['plain', (d, name) => `Omen: ${name(d.omen)}.`],
  dared: ['plain', (d, name) => `${name(d.id)} keeps the lantern lit${d.blown ? ' and loses oil' : ''}.`],
  moved: ['plain', (d, name) => `${name(d.id)} moves to ${name(d.to)}.`],
  peered: ['quiet', (d, name) => `${name(d.id)} peers into the dark.`],
  foreseen: ['plain', (d, name) => `The next omen is ${name(d.omen)}.`],
  hid: ['quiet', (d, name) => `${name(d.id)} hides.`],
  seen: ['quiet', (d, name) => `${name(d.id)} cannot hide.`],
  refilled: ['good', (d, name) => `${name(d.id)} refills: oil ${n(d.after)}.`],
  councilCalled: ['plain', (d, name) => `${name(d.id)} calls a council.`],
  councilHeld: ['plain', (d) => `Go: ${n(d.go)}. Stay: ${n(d.stay)}.`],
  nightFell: ['plain', () => 'Night falls.'],
  placed: ['quiet', (d, name) => `${name(d.id)}: initiative ${n(d.rank)}.`],
  roundBegan: ['plain', (d) => `Round ${n(d.round)}.`],
  turnBegan: ['plain', (d, name) => `It is the turn of ${name(d.id)}.`],
  held: ['quiet', (d, name) => `${name(d.id)} holds until the end of the round.`],
  joined: ['plain', (d, name) => `${name(d.id)} joins.`],
  left: ['plain', (d, name) => `${name(d.id)} leaves.`],
  nightEnded: ['plain', () => 'The sun comes up.'],
  rested: ['good', (d, name) => `${name(d.id)} rests: nerve ${n(d.nerve)}, oil ${n(d.oil)}.`],
  amended: ['quiet', (d, name) => `${name(d.id)}: ${n(d.field)} is now ${n(d.value)}.`],
};

const refusals: { readonly [code: string]: Sentence } = {
  noSuchKeeper: () => 'Nobody of that name is here: choose one from the list.',
  noSuchTool: () => 'There is no such tool: take the hook or the sling.',
  noSuchCheck: () => 'There is no such check: try glow or wits.',
  noSuchEdge: () => 'There is no such edge: the one there is is steady.',
  noSuchAct: () => 'There is no such act: choose one from the list.',
  noSuchPlace: () => 'There is no such place: choose one from the list.',
  noSuchCondition: () => 'There is no such condition: choose one from the list.',
  noSuchRest: () => 'There is no such rest: take a lull.',
  noSuchField: (d) => `There is no value called ${escapeMarkdown(n(d.field))}.`,
  noSuchStep: () => 'That step is not part of making a keeper.',
  wrongInput: () => 'That is not what this step asks for.',
  pickExactly: (d) => `Pick exactly ${n(d.count)}.`,
  badSpread: (d) => `Glow and wits are 1 to 4 each and ${n(d.points)} together.`,
  unfinished: (d) => `The step ${n(d.step)} is still open.`,
  unreadable: (d) => `This is no keeper: look at ${escapeMarkdown(n(d.where))}.`,
  badDifficulty: (d) => `A difficulty is a whole number from 1 to ${n(d.max)}.`,
  badTarget: (d, name) => `${name(d.target)} cannot be struck: choose somebody who stands.`,
  outOfReach: (d, name) => `${name(d.target)} is out of reach: move closer.`,
  outOfSight: (d, name) => `${name(d.target)} is out of sight: find another place.`,
  tooFar: (d, name) => `${name(d.to)} is not beside you: go there step by step.`,
  noOil: (d, name) => `${name(d.id)} has no oil for that: refill or rest.`,
  noVigil: () => 'Nobody keeps a vigil here: the GM starts one.',
  vigilRuns: () => 'A vigil runs here: end it first.',
  fieldStays: () => 'A vigil stays where it is kept.',
  notYourTurn: (d, name) =>
    d.turn === null ? "It is nobody's turn." : `It is the turn of ${name(d.turn)}: wait for yours.`,
  deedDone: (d, name) => `${name(d.id)} has done their deed: end the turn.`,
  isOut: (d, name) => `${name(d.id)} is out of the night.`,
  gmOnly: () => 'Only a GM can do that.',
  hasNotCondition: (d, name) => `${name(d.id)} is not ${name(d.condition)}.`,
  'use.noCharges': (d, name) => `${name(d.use)} is used up for now.`,
  'turn.alreadyIn': (d, name) => `${name(d.actor)} is already there.`,
  'turn.unknownActor': () => 'They take no part in this vigil.',
  'turn.heldAlready': (d, name) => `${name(d.actor)} has held this turn already.`,
  'turn.lastAnyway': (d, name) => `${name(d.actor)} is last anyway.`,
  'turn.nobody': () => 'Somebody must keep the vigil: name them.',
};

const options: { readonly [code: string]: readonly [label: string, effect: string] } = {
  'reaction.pass': ['Let it happen', 'nothing'],
  'fate.stand': ['Stand', 'up again with 1 nerve, dazzled'],
  'fate.fade': ['Fade', 'out of the night'],
  'gust.cover': ['Cover it', 'covered until the end of your turn'],
  'gust.keep': ['Keep it lit', 'on 1 or 2 you lose 1 oil'],
  'council.go': ['Go', 'home'],
  'council.stay': ['Stay', 'on the watch'],
};

const prompts: { readonly [code: string]: Sentence } = {
  'window.rolled': (d, name) => `${name(d.by)} rolled ${n(d.label)}. Change a die?`,
  'window.strike.landed': (d, name) => `${name(d.by)} strikes ${name(d.target)}. React?`,
  'window.sidestepped': (d, name) => `${name(d.target)} sidesteps. React?`,
  'window.followed': (d, name) => `${name(d.by)} follows. React?`,
  fate: (d, name) => `${name(d.id)} has no nerve left. Stand or fade?`,
  gust: () => 'A gust: cover your lantern?',
  council: () => 'Go home or stay?',
};

const sources: { readonly [source: string]: string } = { steady: 'Steady', oil: 'Burnt oil' };

export const words: SystemWords<Night> = {
  event(event, night, viewer) {
    const known = events[event.type];
    if (known === undefined || !visibleTo(event, viewer)) return null;
    const [tone, sentence] = known;
    const why = whyOf(event.data.sum);
    return { text: sentence(event.data, nameIn(night)), tone, ...(why.length === 0 ? {} : { why }) };
  },
  refusal: ({ code, params }, night) => refusals[code]?.(params, nameIn(night)) ?? null,
  question(question, night) {
    return {
      prompt: prompts[question.code]?.(question.params, nameIn(night)) ?? question.code,
      options: question.options.map(({ id, code, params }) => {
        const [label, effect] = options[code] ?? charmWords(id, params);
        return { id, label, effect };
      }),
    };
  },
  modifier: wordsOf,
};

function charmWords(id: string, params: Params): readonly [label: string, effect: string] {
  const [charm = id] = id.split(':');
  const die = params.value === undefined ? '' : `, the ${n(params.value)} is rolled again`;
  return [find(charms, charm)?.name ?? charm, `costs 1 oil${die}`];
}

function wordsOf(modifier: Modifier): string {
  const sign = modifier.amount > 0 ? '+' : '−';
  const source = sources[modifier.source] ?? find(conditions, modifier.source)?.name ?? modifier.source;
  return `${sign}${Math.abs(modifier.amount)} ${source}`;
}

const sumSchema = z.object({
  base: z.number(),
  modifiers: z.array(z.object({ source: z.string(), amount: z.number() })),
});

/** The lines that explain a sum which an event carries. */
function whyOf(carried: Json | undefined): readonly string[] {
  if (typeof carried !== 'object' || carried === null || !('modifiers' in carried)) return [];
  const { base, modifiers } = sumSchema.parse(carried);
  return modifiers.length === 0 ? [] : [`${base} to begin with`, ...modifiers.map(wordsOf)];
}

function nameIn(night: Night | null): Name {
  return (id) => {
    const keeper = night?.keepers[n(id)];
    if (keeper !== undefined) return escapeMarkdown(keeper.name);
    const content = [charms, conditions, omens, acts, ...fields.map((field) => field.places)].flatMap(
      (table) => table.find((row) => row.id === n(id)) ?? [],
    );
    return content[0]?.name ?? escapeMarkdown(n(id));
  };
}

/** What a check came to: how many flares, and whether they were enough. */
export function checked(events: readonly GameEvent[]): Checked | null {
  const event = events.findLast(({ type }) => type === 'checked' || type === 'opposed');
  if (event === undefined) return null;
  const { success, flares } = event.data;
  const passed = success === true;
  return {
    passed,
    score: Number(flares),
    words: `${passed ? 'succeeds' : 'fails'} with ${n(flares)} flares`,
  };
}
