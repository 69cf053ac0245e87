import type { Question } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { capital, escapeMarkdown } from '../../../engine/text.ts';
import type { QuestionWords } from '../../../engine/words.ts';
import { missions } from '../missions/table.ts';
import type { Scene } from '../scene.ts';
import { escalationAnswers, escalationPrompts } from './escalation.ts';
import { foughtFor } from './missions.ts';
import { and, cardName, nameOfId, plural } from './names.ts';
import { bold, nameIn, record } from './telling.ts';

type Name = (id: Json | undefined) => string;
type Prompt = (params: Params, name: Name) => string;
type Option = (params: Params, name: Name) => { readonly label: string; readonly effect: string };

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const numbers = (value: Json | undefined): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number').join(', ') : '';

/** Dice and kickers of a pool, as a question shows them. */
function poolShown(value: Json | undefined): string {
  const { dice, kickers } = record(value);
  const beside = numbers(kickers);
  return `${numbers(dice) || 'no die'}${beside === '' ? '' : ` and ${beside} by kicker`}`;
}

/** Units that an answer is about. */
const namesOf = (units: Json | undefined, name: Name): string =>
  and(Array.isArray(units) ? units.map((one) => name(one)) : []);

/** What is about to happen, of whom. */
function about({ unit, held }: Params, name: Name): string {
  const { does, target, weapon, how, tiles, goal, spell, vehicle, tile, driven } = record(held);
  if (does === 'assault')
    return `${name(unit)} is about to assault ${name(target)} with ${nameOfId(text(weapon))}`;
  if (does === 'cast')
    return `${name(unit)} is about to cast ${nameOfId(text(spell))}${typeof target === 'string' ? ` at ${name(target)}` : ''}`;
  if (does === 'board') return `${name(unit)} is about to get into ${name(vehicle)}`;
  if (does === 'getOut') return `${name(unit)} is about to get out of its vehicle, to ${text(tile)}`;
  const rammed = record(driven).ram;
  if (typeof rammed === 'string') return `${name(unit)} is about to ram ${name(rammed)}`;
  if (does === 'deploy') return `${name(unit)} comes to the map`;
  if (does === 'march') return `${name(unit)} and its squad are about to ${text(how)} to ${text(goal)}`;
  const to = Array.isArray(tiles) ? text(tiles.at(-1)) : '';
  return `${name(unit)} is about to ${text(how)} to ${to}`;
}

/** What the two pools of an assault are called. */
const poolNames: { readonly [pool: string]: string } = { offense: 'Offense', defense: 'Defense' };

/** What happens that spells may be cast in answer to. */
function answering({ for: reason, could, shows }: Params, name: Name): string {
  const all = Array.isArray(could) ? could.map(record) : [];
  const spells = and([...new Set(all.map(({ spell }) => nameOfId(text(spell))))]);
  const whom = and([...new Set(all.map((one) => name(one.whom)))]);
  if (reason === 'captured') return `${whom} is about to be captured. Do you cast ${spells}?`;
  if (reason === 'melee') return `${whom} comes to blows. Do you cast ${spells}?`;
  const { pools, dv } = record(shows);
  const lie = (Array.isArray(pools) ? pools : []).map(record).map((one) => {
    const test = text(one.test);
    return `${name(one.unit)} ${poolShown(one)} (${poolNames[test] ?? nameOfId(test)})`;
  });
  const beaten = numbers(dv) === '' ? '' : ` against ${numbers(dv)}`;
  const why = reason === 'assault' ? 'An assault' : nameOfId(text(reason));
  return `${why}: ${lie.join('; ')}${beaten}. Do you cast ${spells}?`;
}

/** How many objectives and grabs would be placed. */
function markersSaid({ objectives = 0, grabs = 0 }: Params): readonly string[] {
  const counted = (count: Json, kind: string, dice: string): readonly string[] =>
    count === 0 ? [] : [count === 'rolled' ? `${dice} ${kind}s` : plural(Number(count), kind)];
  const all = [...counted(objectives, 'objective', '1d6−1'), ...counted(grabs, 'grab', '2d6−2')];
  return all.length === 0 ? [] : [`with ${and(all)} to place`];
}

/** What it would be fought for. */
function missionSaid(goal: number, { mission = null, convoy = null }: Params): string {
  const { kind, rounds } = record(mission);
  const { side, unit } = record(convoy);
  const known = missions.find(({ id }) => id === kind);
  return foughtFor({
    kind: known?.id ?? null,
    goal,
    rounds: typeof rounds === 'number' ? rounds : null,
    by: bold(text(side)),
    convoy: bold(text(unit)),
  });
}

/** What is proposed: who fights where, for how much, by which rules of choice. */
function proposed({
  sides,
  worth,
  columns,
  rows,
  goal,
  jokers,
  heroes,
  escalation,
  ...more
}: Params): string {
  const points = Array.isArray(worth) ? worth : [];
  const names = Array.isArray(sides)
    ? sides.map((one, at) => `**${escapeMarkdown(text(one))}** with ${String(points[at])} points`)
    : [];
  return [
    `A battle is proposed: ${names.join(' against ')}, on ${String(columns)} by ${String(rows)} tiles, ${missionSaid(Number(goal), more)}`,
    ...markersSaid(more),
    ...(jokers === true ? ['with jokers'] : []),
    ...(heroes === true ? ['with heroes'] : []),
    ...(escalation === true ? ['as a match of an Escalation campaign: injuries and resources are kept'] : []),
  ]
    .join(', ')
    .concat('. Do you accept?');
}

const prompts: { readonly [code: string]: Prompt } = {
  'agree.battle': proposed,
  takeBack: ({ side, steps, asked }, name) => {
    const before = Number(asked) === 0 ? '' : ` They have asked ${plural(Number(asked), 'time')} before.`;
    return `${name(side)} asks to take back the last ${Number(steps) === 1 ? 'step' : `${Number(steps)} steps`}, dice and cards included.${before} Do you agree?`;
  },
  ...escalationPrompts,
  'agree.end': () => 'The battle would be put away, and nobody would win. Do you accept?',
  edge: () => 'From which edge of the map do you come?',
  interrupt: (params, name) =>
    `${about(params, name)}, with ${cardName(text(params.card))}. A higher card lets a unit of yours act first.`,
  counterstrike: ({ unit, target }, name) =>
    `${name(unit)} has held ${name(target)} off. Does it strike for free?`,
  dive: ({ unit, enemy }, name) =>
    `${name(unit)} is about to be struck at by ${name(enemy)}. Does it dive for a better Defense?`,
  spotter: ({ unit, whom, target }, name) =>
    `${name(whom)} shoots at ${name(target)}. With one more card ${name(unit)} spots for it: a bump of 2.`,
  radioIn: ({ unit, whom, range, by }, name) =>
    `${name(whom)} would scatter by ${String(range)}. ${name(unit)} rolls ${String(by)} on the radio. What does it change?`,
  bringWith: ({ unit }, name) =>
    `The squad of ${name(unit)} takes cards that total its number. Which do you play as well?`,
  omnicase: ({ unit }, name) => `Which of the things of ${name(unit)} is the case in this round?`,
  warned: ({ unit }, name) => `${name(unit)} was warned. Where does it step?`,
  disguise: ({ unit }, name) => `${name(unit)} comes in disguise. Whose place does it take?`,
  chooseType: ({ unit }, name) => `Which kind of enemy does ${name(unit)} know?`,
  bring: ({ why }) => `${nameOfId(text(why))}: which unit of your reserves comes at once?`,
  plague: ({ unit }, name) => `Which kind of the living does the plague of ${name(unit)} take?`,
  worldDoor: () => 'Which unit of your sideboard comes through the door?',
  restore: ({ unit }, name) => `${name(unit)} has taken a life. What comes back for it?`,
  discard: () => 'You have drawn a card more. Which do you discard, face up?',
  interruptWith: () => 'Which of your units acts first?',
  answer: answering,
  answerWith: ({ spell }) => `Who casts ${nameOfId(text(spell))}?`,
  captor: ({ unit }, name) => `${name(unit)} is defeated by the ground. Who captures it?`,
  turncoat: ({ unit }, name) => `${name(unit)} turns its coat. Who does it go over to?`,
  losses: ({ unit, many }, name) =>
    `The squad of ${name(unit)} has lost ${Number(many) === 1 ? 'one of its models' : `${String(many)} of its models`}. Which?`,
  gunLost: ({ unit }, name) => `A gun of ${name(unit)} is shot away. Which?`,
  reroll: ({ attacker, target }) => {
    const [ours, theirs] = [record(attacker), record(target)];
    const back =
      theirs.offense === null
        ? ''
        : ` Struck back: ${poolShown(theirs.offense)} against ${poolShown(ours.defense)}.`;
    return `Attacker: ${poolShown(ours.offense)} against ${poolShown(theirs.defense)}.${back} Roll a die again?`;
  },
};

const edgeOption: Option = () => ({ label: '', effect: 'Your units come from there.' });

const answers: { readonly [code: string]: Option } = {
  ...escalationAnswers,
  'agree.accept': () => ({ label: 'Accept', effect: 'It happens once all have accepted.' }),
  'agree.decline': () => ({ label: 'Decline', effect: 'Nothing happens.' }),
  'takeBack.accept': () => ({ label: 'Agree', effect: 'They may be taken back once all have agreed.' }),
  'takeBack.decline': () => ({ label: 'Decline', effect: 'Everything stays.' }),
  'takeBack.never': () => ({
    label: "Decline, don't ask again",
    effect: 'Everything stays, and nobody asks you to take anything back in this battle.',
  }),
  'edge.north': (...given) => ({ ...edgeOption(...given), label: 'North' }),
  'edge.east': (...given) => ({ ...edgeOption(...given), label: 'East' }),
  'edge.south': (...given) => ({ ...edgeOption(...given), label: 'South' }),
  'edge.west': (...given) => ({ ...edgeOption(...given), label: 'West' }),
  'interrupt.pass': () => ({ label: 'Let it through', effect: 'It happens.' }),
  'interrupt.round': () => ({
    label: 'Let through this round',
    effect: 'You are asked again in the next round.',
  }),
  'interrupt.card': ({ card }) => ({
    label: `Interrupt with ${cardName(text(card))}`,
    effect: 'The card is played, and a unit of yours acts first.',
  }),
  'answer.pass': () => ({ label: 'Cast nothing', effect: 'It goes on.' }),
  'answer.round': () => ({
    label: 'Cast nothing this round',
    effect: 'You are asked again in the next round.',
  }),
  'answer.card': ({ card, spell, unit }, name) => ({
    label: `${nameOfId(text(spell))} with ${cardName(text(card))}, ${name(unit)}`,
    effect: 'The card is played, and its caster has acted in this round.',
  }),
  'answerWith.unit': ({ unit }, name) => ({
    label: name(unit),
    effect: 'It has acted in this round, then.',
  }),
  'counterstrike.strike': () => ({ label: 'Strike', effect: 'A melee assault, which may be answered.' }),
  'counterstrike.pass': () => ({ label: 'Hold', effect: 'Nothing more happens.' }),
  'dive.dive': () => ({
    label: 'Dive',
    effect: 'A bump of 2 in Defense. It is activated neither to move nor to rush until the round is over.',
  }),
  'dive.pass': () => ({ label: 'Stand', effect: 'Its Defense is as it is.' }),
  'spotter.card': ({ card }) => ({
    label: `Spot with ${cardName(text(card))}`,
    effect: 'The card is played.',
  }),
  'spotter.pass': () => ({ label: "Don't spot", effect: 'The shot is as it is.' }),
  'radioIn.reduce': ({ range }) => ({ label: `Shorten it to ${String(range)}`, effect: '' }),
  'radioIn.increase': ({ range }) => ({ label: `Lengthen it to ${String(range)}`, effect: '' }),
  'radioIn.leave': ({ range }) => ({ label: `Leave it at ${String(range)}`, effect: '' }),
  'bringWith.card': ({ card }) => ({ label: cardName(text(card)), effect: 'It is played.' }),
  'omnicase.thing': ({ thing }) => ({ label: nameOfId(text(thing)), effect: 'Until the round is over.' }),
  'warned.tile': ({ tile }) => ({ label: text(tile), effect: 'It goes there.' }),
  'disguise.whom': ({ unit }, name) => ({ label: name(unit), effect: 'It goes back to its reserves.' }),
  'disguise.none': () => ({ label: 'Nobody', effect: 'It stays where it came in.' }),
  'chooseType.type': ({ type }) => ({ label: nameOfId(text(type)), effect: '' }),
  'bring.unit': ({ unit }, name) => ({ label: name(unit), effect: 'It comes, and has acted in this round.' }),
  'bring.none': () => ({ label: 'Nobody', effect: 'All stay in reserves.' }),
  'worldDoor.unit': ({ name: called }) => ({
    label: text(called),
    effect: 'It stands where your caster sees.',
  }),
  'restore.unit': ({ unit }, name) => ({ label: name(unit), effect: 'It is free, and beside your caster.' }),
  'restore.die': () => ({ label: 'A save die', effect: 'It has its whole value again.' }),
  'discard.card': ({ card }) => ({ label: cardName(text(card)), effect: 'All see it.' }),
  'interruptWith.unit': ({ unit }, name) => ({
    label: name(unit),
    effect: 'It has acted in this round, then.',
  }),
  'captor.side': ({ side }, name) => ({ label: name(side), effect: 'Its Victory Points are theirs.' }),
  'turncoat.side': ({ side }, name) => ({
    label: name(side),
    effect: 'It is theirs until the battle is over.',
  }),
  'losses.rear': ({ units }, name) => ({
    label: 'From the rear',
    effect: `${namesOf(units, name)} would fall.`,
  }),
  'losses.front': ({ units }, name) => ({
    label: 'From the front',
    effect: `${namesOf(units, name)} would fall.`,
  }),
  'gunLost.gun': ({ gun }) => ({ label: nameOfId(text(gun)), effect: 'It never fires again.' }),
  'reroll.die': ({ for: pool, face, whose, role }) => ({
    label: `${whose === role ? 'Your' : 'Their'} ${String(face)} again`,
    effect: pool === 'offense' ? 'To defeat them.' : 'To hold.',
  }),
  'reroll.pass': () => ({ label: 'Pass', effect: 'What is left is kept, and lost once both pass.' }),
};

/** All the codes of questions and of answers that have words. */
export const wordedQuestions: readonly string[] = Object.keys(prompts);
export const wordedAnswers: readonly string[] = Object.keys(answers);

/** What a decision says: the question, and each answer with what it would do. */
export function questionWords(question: Question, scene: Scene): QuestionWords {
  const plainName: Name = (id) => nameIn(scene, text(id));
  const name: Name = (id) => bold(plainName(id));
  return {
    prompt: capital(prompts[question.code]?.(question.params, name) ?? 'What do you do?'),
    ...(question.code === 'reroll' || question.code === 'answer' ? { saysDice: true as const } : {}),
    options: question.options.map(({ id, code, params }) => ({
      id,
      ...(answers[code]?.(params, plainName) ?? { label: id, effect: '' }),
    })),
  };
}
