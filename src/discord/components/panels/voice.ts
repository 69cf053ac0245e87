import type { Responder } from '../../responder.ts';
import type { Voice } from '../../voice.ts';

/**
 * Where it is told what a press in a panel did: for everybody in a message of the bot's own, for as an answer it would hang below a message that only
 * one person sees.
 */
export const panelVoice = (respond: Responder): Voice => ({
  show: (view) => respond.apart(view),
  apart: (view) => respond.apart(view),
  reply: async (view) => {
    await respond.apart(view);
  },
  whisper: (view) => respond.whisper(view),
  leave: (view) => respond.leave(view),
  newest: respond.newest,
  saysMore: true,
  get lacks() {
    return respond.lacks;
  },
});
