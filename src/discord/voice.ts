import type { View } from '../view/message.ts';
import type { Channels } from './channel.ts';
import type { Surface } from './surface.ts';

/** Where it is told what came of a command: the answer to an interaction, or the channel where nobody asked. */
export interface Voice {
  /** For everybody to see. */
  reply(view: View): Promise<void>;
  /** The same; gives the ids of the messages that it takes, as far as Discord says them. */
  show(view: View): Promise<readonly string[]>;
  /**
   * For everybody to see, in a message that is not the answer: what was typed stands in an answer for whoever sees it, and is not for all.
   * Gives the ids of the messages that it takes.
   */
  apart(view: View): Promise<readonly string[]>;
  /** For the one who asked alone. */
  whisper(view: View): Promise<void>;
  /** The same where somebody else has answered already: said only if they have not. */
  leave(view: View): Promise<void>;
  /** Changes the message whose button was pressed. */
  update?(view: View): Promise<void>;
  /** The message that was pressed becomes the card. */
  readonly becomes?: boolean;
  /** It was said that an answer will come: a ping in it is heard by nobody. */
  readonly late?: boolean;
  /** Another process has answered, or it was too late: what was to be said as the answer, or to change what was pressed, is not. */
  readonly over?: boolean;
  /** How it can be the card of a fight; absent: it cannot. */
  readonly surface?: Surface | null;
  /** The newest message of the channel, as Discord has said it with what was pressed; absent: it has to be asked. */
  readonly newest?: string | null;
  /** Whoever asked reads elsewhere what has come of it: nothing has to be said where there is nothing to tell. */
  readonly saysMore?: boolean;
  /** What the bot may not do there. */
  readonly lacks: readonly string[];
}

/** What is told in one place, and to the one who asked from elsewhere alone. */
export function toldThere(there: Voice, asker: Voice): Voice {
  const show = async (view: View) => {
    const shown = await there.show(view);
    await asker.whisper(view);
    return shown;
  };
  return {
    show,
    apart: show,
    reply: async (view) => {
      await show(view);
    },
    whisper: (view) => asker.whisper(view),
    leave: (view) => asker.leave(view),
    surface: 'there',
    lacks: asker.lacks,
  };
}

/** Messages of the bot's own in a channel, for what happens by itself: nobody has asked, so nobody is whispered to. */
export function channelVoice(channels: Channels, channelId: string, text: boolean): Voice {
  const show = async (view: View) => {
    const posted = await channels.post(channelId, view, text);
    return posted.ok ? [posted.id] : [];
  };
  return {
    show,
    apart: show,
    reply: async (view) => {
      await show(view);
    },
    whisper: () => Promise.resolve(),
    leave: () => Promise.resolve(),
    lacks: [],
  };
}
