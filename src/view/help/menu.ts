import { escapeMarkdown } from '../../engine/text.ts';
import { makeOne } from '../creation.ts';
import { fitLines } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { inRows } from '../panels/act.ts';
import type { Desk } from '../panels/desk.ts';
import { actionButtons, possible } from '../panels/more.ts';
import { TRY } from '../ready/lobby.ts';
import { type CommandPath, gmCommands, playerCommands } from './commands.ts';
import { helpTopics } from './topics.ts';

/** How the fight where somebody asks for help stands for them. */
export interface FightHere {
  /** Whose turn it is, or whose phase: markdown. */
  readonly turn: string;
  /** What the reader's own can do now; null where nobody of theirs can act. */
  readonly desk: Desk | null;
}

/** Where somebody is who asks for help. */
export interface Here {
  readonly campaign: string;
  readonly system: string;
  readonly gm: boolean;
  readonly character: string | null;
  readonly fight: FightHere | null;
  readonly asked: number; // questions that wait for their answer
  readonly called?: string; // what people make by these rules, where that is no character
  readonly ready: boolean; // the rules have a fight to try
}

const CREATE: Button = { kind: 'button', id: 'help.create', label: 'New campaign', look: 'main' };
const ROLL: Button = { kind: 'button', id: 'roll.this|everybody||1d20', label: 'Roll 1d20' };
const SHEET: Button = { kind: 'button', id: 'help.sheet', label: 'My sheet' };
const WAITING: Button = { kind: 'button', id: 'help.turns', label: "Who's up?" };
const ELSEWHERE: Button = { ...WAITING, label: 'My other games' };
const MAP: Button = { kind: 'button', id: 'turn.map', label: 'Map' };
const TRY_ONE: Button = { kind: 'button', id: TRY.id, label: TRY.label };
const MORE: Button = { kind: 'button', id: 'panel.more', label: 'What can I do?' };

/**
 * The help: what the reader can do now, each with its button, and the topics to choose from. `topic` is the id of one that is open.
 * `commands` are all that can be sent.
 */
export function helpView(topic: string | null, here: Here | null, commands: readonly CommandPath[]): View {
  const opened = topicLines(topic, commands);
  return {
    content: '',
    card: {
      title: opened?.name ?? 'Help',
      text: fitLines([...(opened?.lines ?? nowLines(here))], 3900),
      tone: 'plain',
    },
    rows: [...nowRows(here), topicSelect(topic)],
  };
}

interface Opened {
  readonly name: string;
  readonly lines: readonly string[];
}

const LISTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly of: (commands: readonly CommandPath[]) => readonly string[];
}[] = [
  { id: 'commands', name: 'All commands', of: playerCommands },
  { id: 'gm-commands', name: "The GM's commands", of: gmCommands },
];

/** All topics by name, as they are chosen. */
export const topicNames: readonly { readonly id: string; readonly name: string }[] = [
  ...helpTopics,
  ...LISTS,
].map(({ id, name }) => ({ id, name }));

function topicLines(topic: string | null, commands: readonly CommandPath[]): Opened | null {
  const list = LISTS.find(({ id }) => id === topic);
  if (list !== undefined) return { name: list.name, lines: list.of(commands) };
  return helpTopics.find(({ id }) => id === topic) ?? null;
}

/** What is up where the reader is, and what they can do about it. */
function nowLines(here: Here | null): readonly string[] {
  if (here === null)
    return [
      "Nobody plays a campaign in this channel yet. Start one with `/campaign create` or the button: you'll be its GM.",
      'Just dice? Send `/roll what:3d6+2`.',
    ];
  const { campaign, system, gm, character, fight, asked } = here;
  const who = character === null ? null : `You play **${escapeMarkdown(character)}**`;
  const role = who === null ? (gm ? "You're the GM." : null) : gm ? `${who}, and you're the GM.` : `${who}.`;
  return [
    `**${escapeMarkdown(campaign)}** (${system}).${role === null ? '' : ` ${role}`}`,
    ...(asked === 0
      ? []
      : [`❓ ${asked === 1 ? 'A question waits' : `${asked} questions wait`} for your answer.`]),
    ...(role === null ? ["You don't have a character here yet."] : []),
    ...(fight === null ? quietLines(here) : fightLines(fight)),
  ];
}

const quietLines = ({ gm, character }: Here): readonly string[] => [
  ...(character === null
    ? []
    : ['Try something with `/check`, speak with `/say`, or roll plain dice: `/roll what:3d6+2`.']),
  ...(gm ? ['Begin a fight with `/encounter start`, and bring in foes with `/encounter add`.'] : []),
];

function fightLines({ turn, desk }: FightHere): readonly string[] {
  if (desk === null) return [turn];
  const groups = possible(desk).map(
    ({ name, acts }) =>
      `**${escapeMarkdown(name)}**: ${acts.map((act) => escapeMarkdown(act.name)).join(', ')}`,
  );
  return [`**${escapeMarkdown(desk.name)}** is up and can:`, ...groups];
}

/** At most four rows: what can be done on the turn, and what else concerns the reader. */
function nowRows(here: Here | null): readonly Row[] {
  if (here === null) return [[CREATE, ROLL, ELSEWHERE]];
  const { asked, called, character, fight, gm, ready } = here;
  const answer: Button = { kind: 'button', id: 'help.asked', label: 'Answer', look: 'main' };
  const acts = fight?.desk == null ? [] : actionButtons(fight.desk);
  const own = [
    ...(asked === 0 ? [] : [answer]),
    ...(fight !== null && fight.desk === null ? [MORE] : []),
    ...(character === null ? (gm ? [] : [makeOne(called)]) : [SHEET]),
    ...(fight === null ? (gm && ready ? [TRY_ONE, ROLL] : [ROLL]) : [MAP, WAITING]),
  ];
  return [...inRows(acts).slice(0, 3), own.slice(0, 5)];
}

const topicSelect = (topic: string | null): Row => [
  {
    kind: 'select',
    id: 'help.topic',
    placeholder: 'Tell me about …',
    min: 1,
    max: 1,
    options: [
      { value: 'now', label: 'What I can do now', chosen: topic === null },
      ...topicNames.map(({ id, name }) => ({ value: id, label: name, chosen: id === topic })),
    ],
  },
];
