import type { ReadyFight } from '../../engine/ready.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { Button, View } from '../message.ts';
import { mention } from '../people.ts';

/** A lobby as everybody sees it. */
export interface LobbyShown {
  readonly id: string;
  readonly state: 'open' | 'making' | 'fighting' | 'over' | 'off';
  readonly heroes: readonly { readonly hero: string; readonly userId: string }[];
}

/** Opens the lobby of a ready fight. */
export const TRY: Button = { kind: 'button', id: 'ready.try', label: 'Try a ready fight', look: 'main' };

/** Who else is in a ready fight: against its heroes, and beside them. */
export interface Others {
  readonly against: string;
  readonly beside: string;
}

/** The message where the heroes of a ready fight are taken. */
export function lobbyView(
  { id, state, heroes }: LobbyShown,
  fight: Pick<ReadyFight, 'name' | 'text' | 'wanted' | 'heroes' | 'opposed'>,
  { against, beside }: Others,
): View {
  const lines = fight.heroes.map(({ id: hero, name }) => {
    const taken = heroes.find((one) => one.hero === hero);
    const who = taken === undefined ? (state === 'open' ? 'free' : 'acts alone') : mention(taken.userId);
    return `**${escapeMarkdown(name)}**: ${who}`;
  });
  return {
    card: {
      title: `Ready fight: ${escapeMarkdown(fight.name)}`,
      text: [
        escapeMarkdown(fight.text),
        escapeMarkdown(fight.wanted),
        '',
        ...lines,
        '',
        ...(against === ''
          ? []
          : [`Against you: ${escapeMarkdown(against)}.${withYou(beside)} Takes about ten minutes.`]),
        now(state, fight.opposed === true),
      ].join('\n'),
      tone: state === 'off' ? 'quiet' : 'plain',
    },
    rows: rowsOf({ id, state, heroes }, fight),
  };
}

const withYou = (beside: string): string => (beside === '' ? '' : ` With you: ${escapeMarkdown(beside)}.`);

function now(state: LobbyShown['state'], isOpposed: boolean): string {
  switch (state) {
    case 'open':
      if (isOpposed)
        return 'Press a side to play it, then **Begin**. One person may play several; a side nobody takes plays itself.';
      return 'Press a hero to play them, then **Begin**. Heroes nobody takes act on their own.';
    case 'making':
      if (isOpposed) return 'All sides are taken. Press **Begin**.';
      return 'The heroes are ready. Press **Begin**.';
    case 'fighting':
    case 'over':
      return '**The fight has begun.**';
    case 'off':
      return 'Called off.';
  }
}

function rowsOf(
  { id, state, heroes }: LobbyShown,
  fight: Pick<ReadyFight, 'heroes'>,
): NonNullable<View['rows']> {
  const begin: Button = {
    kind: 'button',
    id: `ready.begin|${id}`,
    label: 'Begin',
    look: heroes.length > 0 ? 'main' : 'plain',
  };
  switch (state) {
    case 'open':
      return [
        fight.heroes.map(({ id: hero, name, text }) => ({
          kind: 'button',
          id: `ready.take|${id}|${hero}`,
          label: `${name}, ${text}`.slice(0, 80),
          disabled: heroes.some((one) => one.hero === hero),
        })),
        [
          begin,
          { kind: 'button', id: `ready.out|${id}`, label: 'Step out' },
          { kind: 'button', id: `ready.off|${id}`, label: 'Call off' },
        ],
      ];
    case 'making':
      return [[begin]];
    case 'fighting':
    case 'over':
    case 'off':
      return [];
  }
}
