import { ChannelType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../../src/playground/page/state/reduce.ts';
import { emptyState, type State } from '../../../../src/playground/page/state/state.ts';
import type { ToPage } from '../../../../src/playground/protocol.ts';
import { ana, guild, message } from '../support.ts';

const hello: ToPage = {
  type: 'hello',
  me: ana,
  people: guild.people,
  bot: guild.bot,
  guild: { id: '1', name: 'The Table' },
  roles: guild.roles,
  channels: guild.channels,
  commands: [],
};

const greeted = reduce(emptyState, hello, true);

function after(words: readonly ToPage[], attentive = true, from: State = greeted): State {
  return words.reduce((state, word) => reduce(state, word, attentive), from);
}

const ids = (state: State) => (state.messages.get('101') ?? []).map((one) => one.id);

test('the first channel one can write in is opened', () => {
  expect(greeted.current).toBe('101');
});

test('the channel of the address is opened where it is there', () => {
  expect(reduce({ ...emptyState, current: '103' }, hello, true).current).toBe('103');
});

test("the commands of a message's menu are known from the greeting on", () => {
  const id = '7';
  const command = { id, application_id: '1', type: 3, name: 'Mend', description: '', version: '1' } as const;
  const known = { ...command, default_member_permissions: null };
  expect(reduce(emptyState, { ...hello, commands: [known] }, true).menu).toEqual([{ id, name: 'Mend' }]);
});

describe('messages', () => {
  test('stand in the order of their ids', () => {
    const words = ['9', '100', '20'].map((id): ToPage => ({ type: 'message', message: message(id) }));
    expect(ids(after(words))).toEqual(['9', '20', '100']);
  });

  test('take the place of their former selves', () => {
    const state = after([
      { type: 'message', message: message('9') },
      { type: 'message', message: message('9', { content: 'changed' }) },
    ]);
    expect(state.messages.get('101')).toEqual([message('9', { content: 'changed' })]);
  });

  test('that only the reader saw outlive a new history', () => {
    const state = after([
      { type: 'message', message: message('5', { flags: MessageFlags.Ephemeral }) },
      { type: 'message', message: message('6') },
      { type: 'history', channel: '101', messages: [message('4'), message('7')] },
    ]);
    expect(ids(state)).toEqual(['4', '5', '7']);
  });

  test('that only the reader saw, and that are gone since the page was loaded, come back by no edit', () => {
    const edited = { flags: MessageFlags.Ephemeral, edited_timestamp: '2026-11-20T12:00:00.000Z' };
    expect(ids(after([{ type: 'message', message: message('5', edited) }]))).toEqual([]);
  });

  test('go when they are deleted', () => {
    const state = after([
      { type: 'message', message: message('5') },
      { type: 'message.gone', channel: '101', message: '5' },
    ]);
    expect(ids(state)).toEqual([]);
  });
});

describe('what is unread', () => {
  const ping: ToPage = {
    type: 'message',
    message: message('8', { channel_id: '103', mentions: [ana.user] }),
  };

  test('counts in other channels, pings apart', () => {
    const plain: ToPage = { type: 'message', message: message('9', { channel_id: '103' }) };
    expect(after([ping, plain]).unread.get('103')).toEqual({ messages: 2, pings: 1 });
  });

  test("doesn't count what is being read", () => {
    expect(after([{ type: 'message', message: message('8') }]).unread.size).toBe(0);
  });

  test('counts here while nobody looks', () => {
    expect(after([{ type: 'message', message: message('8') }], false).unread.get('101')?.messages).toBe(1);
  });

  test('is not raised by an edit', () => {
    expect(after([ping, ping]).unread.get('103')).toEqual({ messages: 1, pings: 1 });
  });

  test('counts a ping by a role', () => {
    const byRole: ToPage = {
      type: 'message',
      message: message('8', { channel_id: '103', mention_roles: ['72'] }),
    };
    expect(after([byRole]).unread.get('103')?.pings).toBe(1);
  });

  test('counts an answer when it comes, not while the bot thinks', () => {
    const thinking = message('8', { channel_id: '103', flags: MessageFlags.Loading });
    const words: ToPage[] = [
      { type: 'message', message: thinking },
      { type: 'message', message: message('8', { channel_id: '103' }) },
    ];
    expect(after(words).unread.get('103')?.messages).toBe(1);
  });

  test('is announced with who, where and what', () => {
    expect(after([ping]).announcement).toBe('ben mentioned you in voices: hello');
  });
});

describe('an interaction', () => {
  const sent: State = {
    ...greeted,
    interactions: new Map([['n1', { nonce: 'n1', kind: 'command', channel: '101', label: '/roll' }]]),
  };

  test('is forgotten once it is settled', () => {
    expect(after([{ type: 'settled', nonce: 'n1' }], true, sent).interactions.size).toBe(0);
  });

  test('keeps the reason why it failed', () => {
    const state = after([{ type: 'failed', nonce: 'n1', reason: 'No answer' }], true, sent);
    expect(state.interactions.get('n1')?.failure).toBe('No answer');
  });

  test('that is not known here leaves a notice', () => {
    expect(after([{ type: 'failed', nonce: 'x', reason: 'You may not write here' }]).notice).toBe(
      'You may not write here',
    );
  });
});

describe('a form', () => {
  const modal = { custom_id: 'm', title: 'Name', components: [] };
  const opened = after([{ type: 'modal', nonce: 'n1', modal }]);
  const sending: State = { ...opened, modal: { nonce: 'n1', modal, sending: true } };

  test('stays while only its opening is settled', () => {
    expect(after([{ type: 'settled', nonce: 'n1' }], true, opened).modal).not.toBeNull();
  });

  test('closes once it is taken', () => {
    expect(after([{ type: 'settled', nonce: 'n1' }], true, sending).modal).toBeNull();
  });

  test('stays with the reason where it was not taken', () => {
    const state = after([{ type: 'failed', nonce: 'n1', reason: 'No answer' }], true, sending);
    expect(state.modal).toMatchObject({ sending: false, failure: 'No answer' });
  });
});

test('a channel that goes away is left for another', () => {
  expect(after([{ type: 'channel.gone', channel: '101' }]).current).toBe('103');
});

test('a new channel is one that options can name', () => {
  const channel = { id: '200', type: ChannelType.GuildText, name: 'new', position: 3 } as const;
  expect(after([{ type: 'channel', channel }]).guild.channels).toContainEqual(channel);
});
