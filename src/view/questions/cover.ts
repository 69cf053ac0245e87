import type { Decision } from '../../engine/decision.ts';
import type { View } from '../message.ts';
import { mention, mentionFirst } from '../people.ts';
import { type Asked, rulingButton, waitsFor } from './asked.ts';

/** Whether a question is for the one who is asked and the GM alone. */
export function isSecret(decision: Decision): boolean {
  return decision.to !== undefined && decision.to !== 'all';
}

/** What stands in the channel for a secret question: it pings who is asked, and shows the question to nobody else but the GM, if there is one. */
export function coverView(asked: Asked): View {
  const whose = asked.called;
  return {
    content: whose.map((id) => `<@${id}>`).join(' '),
    pings: asked.pings ? whose : [],
    card: {
      title: 'A secret question',
      text:
        asked.ownerId === null
          ? 'Only GMs can look at it.'
          : `Only ${mention(asked.ownerId)}${asked.unled ? '' : ' and the GM'} can look at it.`,
      ...waitsFor([asked], 'the default'),
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: `decide.look|${asked.id}`, label: 'Look', look: 'main' },
        ...(asked.unled ? [] : [rulingButton(asked.id)]),
      ],
    ],
  };
}

/** The cover of a secret question once it is answered. */
export function decidedCoverView(by: string): View {
  return {
    content: '',
    card: { title: 'Decided, in secret', text: `${mentionFirst(by)} has decided.`, tone: 'quiet' },
    rows: [],
  };
}
