import { escapeMarkdown } from '../engine/text.ts';
import { fitLines, limits } from './limits.ts';
import type { Button, Card, Form, View } from './message.ts';

// What is posted for all names nobody: not who asked, and not why.

interface Topics {
  readonly lines: readonly string[];
  readonly veils: readonly string[];
  readonly paused: boolean;
}

type TopicList = 'lines' | 'veils';

const button = (id: string, label: string, look?: Button['look']): Button => ({
  kind: 'button',
  id,
  label,
  ...(look === undefined ? {} : { look }),
});

const back = button('safety.back', 'Undo a step');
const pause = button('safety.pause', 'Pause');
const resume = button('safety.resume', 'Resume', 'good');

/** The button on a fight's tracker: it opens everything privately, so that a slip of the thumb plays nothing. */
export const safetyButton: Button = button('safety.show', 'X-card');

/** What the group has agreed on and what anybody can do, with a button for each. Null: no campaign is played here. */
export function safetyView(topics: Topics | null): View {
  const card: Card = {
    title: 'Safety tools',
    text: [
      'Anybody can use these at any moment, GM or not. What I post names nobody, and I keep no note of who it was.',
      '**X-card**: what has just come up is out of the story, at once. Nobody gives a reason, nobody asks for one.',
      '**Lines** never happen in your game. **Veils** may happen, but off the page: the scene fades out before.',
      '**Rewind**: a little back, and differently. **Fast forward**: past this. **Pause**: everything waits, as long as it takes.',
      "-# Before the first session: read the lists together, add what you don't want to meet, and say what the story is about. None of this replaces talking, and you matter more than the game.",
      ...(topics?.paused ? ['', '⏸ The game is paused. Anybody can resume it.'] : []),
    ].join('\n'),
    ...(topics === null
      ? {}
      : {
          fields: [
            { name: 'Lines', value: listed(topics.lines) },
            { name: 'Veils', value: listed(topics.veils) },
          ],
        }),
    tone: 'plain',
  };
  return {
    card,
    rows: [
      [
        button('safety.x', 'X-card', 'danger'),
        button('safety.rewind', 'Rewind'),
        button('safety.forward', 'Fast forward'),
        ...(topics === null ? [] : [topics.paused ? resume : pause]),
      ],
      ...(topics === null
        ? []
        : [[button('safety.add|lines', 'Add a line'), button('safety.add|veils', 'Add a veil')]]),
    ],
  };
}

const listed = (topics: readonly string[]): string =>
  topics.length === 0
    ? 'none so far'
    : fitLines(
        topics.map((one) => `- ${escapeMarkdown(one)}`),
        1000,
      );

export function xCardView(what: string | null, seated: boolean): View {
  return {
    card: {
      title: '✕ X-card',
      text: [
        what === null ? 'Leave out what has just come up.' : `Leave this out: **${escapeMarkdown(what)}**.`,
        "It's no longer part of the story. Nobody asks who played the card or why, and nobody has to explain.",
        'GM: say in a line how it goes on without that; or go a step back, skip ahead, or take a break.',
      ].join('\n'),
      tone: 'ask',
    },
    ...(seated ? { rows: [[back, pause]] } : {}),
  };
}

/** What the GMs read of it in their direct messages. */
export function xCardForGm(campaign: string, channelId: string, what: string | null): View {
  return {
    card: {
      title: '✕ X-card',
      text: `Somebody played it in <#${channelId}> (${escapeMarkdown(campaign)})${what === null ? '' : `: **${escapeMarkdown(what)}**`}. I don't know who played it, and you don't need to either. Leave out what just came up, and say how the story goes on.`,
      tone: 'ask',
    },
  };
}

export const rewindView: View = {
  card: {
    title: '⏪ Rewind',
    text: [
      'Somebody would like to go back a little and play it differently.',
      'Say from where. You can undo what the rules did, step by step: your own last step yourself, any step as the GM.',
    ].join('\n'),
    tone: 'ask',
  },
  rows: [[back, pause]],
};

export const forwardView: View = {
  card: {
    title: '⏩ Fast forward',
    text: 'Somebody would like to skip ahead. GM: say in a line or two how this ends, and go on from there.',
    tone: 'ask',
  },
};

export const pauseView: View = {
  card: {
    title: '⏸ Pause',
    text: "Somebody would like a break. The game is paused: breathe, talk, come back when you're ready. Everything in the game waits until somebody presses **Resume**; anybody can.",
    tone: 'ask',
  },
  rows: [[resume]],
};

export const resumedView: View = {
  card: { title: '▶ The game goes on', text: 'Everything is where it was.', tone: 'good' },
};

const kinds = {
  lines: { one: 'line', means: 'never in your game' },
  veils: { one: 'veil', means: 'only off the page' },
} as const;

export function topicAddedView(list: TopicList, topic: string): View {
  const { one, means } = kinds[list];
  return {
    card: {
      title: `A new ${one}`,
      text: `**${escapeMarkdown(topic)}**: ${means}. Nobody asks whose wish it is.`,
      footer: 'All of them: /safety show',
      tone: 'plain',
    },
  };
}

export function topicRemovedView(list: TopicList, topic: string): View {
  const { one } = kinds[list];
  return {
    card: {
      title: `A ${one} less`,
      text: `**${escapeMarkdown(topic)}**: the ${one} is gone. Anybody can add it again, and nobody asks.`,
      footer: `/safety ${list} add:…`,
      tone: 'plain',
    },
  };
}

/** The lines or the veils alone. */
export const topicsView = (list: TopicList, topics: Topics): View => ({
  card: {
    title: list === 'lines' ? 'Lines: never in your game' : 'Veils: only off the page',
    text: listed(topics[list]),
    tone: 'plain',
  },
  rows: [[button(`safety.add|${list}`, `Add a ${kinds[list].one}`)]],
});

/** Says to the one who asked that it is done. `what` was left out, and may become a line. */
export function doneView(posted: boolean, gms: number, what: string | null = null): View {
  const told =
    gms === 0
      ? ''
      : gms === 1
        ? ' The GM has it in a direct message, too.'
        : ' The GMs have it in direct messages, too.';
  const lineId = what === null ? null : `safety.line|${what}`;
  return {
    card: {
      text: posted
        ? `I've posted it, without your name.${told} I keep no note of who it was.`
        : `I can't write in this channel, and an answer to your command would show your name, so I posted nothing.${told === '' ? ' Tell somebody you trust, or write it yourself.' : told}`,
      tone: posted ? 'good' : 'bad',
    },
    ...(lineId === null || lineId.length > limits.customId || lineId.split('|').length > 2
      ? {}
      : { rows: [[button(lineId, 'Make it a line: never again')]] }),
  };
}

export const topicForm = (list: TopicList): Form => ({
  id: `safety.added|${list}`,
  title: list === 'lines' ? 'A line: never in your game' : 'A veil: only off the page',
  fields: [
    {
      id: 'topic',
      label: "What it's about, in a few words",
      hint: 'harm to animals',
      value: '',
      needed: true,
      max: 80,
    },
  ],
});
