import type { Json } from '../../engine/json.ts';
import type { Params } from '../../engine/refusal.ts';
import { shortenMarked } from '../limits.ts';
import { say } from '../said.ts';
import { code, plain, type Worded } from './plain.ts';

/** What a step was, where the reader may know. */
const stepSaid = (params: Params): string =>
  typeof params.what === 'string' && params.what !== '' ? ` (${shortenMarked(params.what, 200)})` : '';

/** The sentences of what is asked and what is taken back. */
export const steps: Worded = {
  // decisions
  asksAfterFight: () => "They're in a fight now: answer this when it's over.",
  floorTaken: (p) => {
    const enters = typeof p.enters === 'string' ? p.enters : null;
    if (enters !== null && p.mine === true)
      return `**${say(enters)}** can't enter the fight yet. Answer your open question first.`;
    if (p.mine === true) return 'Answer your open question first. The fight is waiting for it.';
    const owners = Array.isArray(p.owners) ? [...new Set(p.owners)] : [];
    const who = owners.length === 0 ? 'the GM' : owners.map((id: Json) => `<@${say(id)}>`).join(', ');
    if (enters !== null)
      return `**${say(enters)}** can't enter the fight yet: a question for ${who} is open. A GM can answer it or call it off: **GM …** under the question.`;
    return `The fight is waiting for ${who} to decide. Try again after the answer. A GM can answer it or call it off: **GM …** under the question.`;
  },
  nothingToTakeUp: () => "It's too late for that: something else has happened since.",
  decisionSettled: () => "That's already decided.",
  notYourDecision: (p) =>
    p.owner === null ? "That's for the GM to decide." : `That's for <@${say(p.owner)}> to decide.`,
  noSuchOption: () => "That's no longer a choice: use the buttons of the newest message.",
  notAsked: () => "That's already decided.",
  reasonNeeded: () => "Say why, when you answer in somebody's place: it goes into the log.",
  noSuchDie: () => "I don't know that die: take a number from the list under **GM …**.",
  notADie: () => 'That was a card, and only dice can be overruled.',
  noSuchFace: (p) => `That die shows 1 to ${say(p.sides)}.`,

  // undo
  nothingToUndo: () => "There's nothing to undo here.",
  nothingToRedo: () => "There's nothing to redo: something new has happened since, or nothing was undone.",
  undoWho: () => "There's no fight here. Say whose last step to undo, with `who:`.",
  otherMovedOn: (p) =>
    `Something has happened to **${say(p.name)}** since, and this would overwrite it: nothing changed.`,
  undoByOther: (p) =>
    p.name === null
      ? 'The last change came from what somebody else did: undo it there.'
      : `The last change came from what **${say(p.name)}** did: undo it there, with ${code(`/undo who:${plain(p.name)}`)}.`,
  undoBehindFight: () => 'The last change came out of a fight: undo it there, in the channel of that fight.',
  undoForgotten: () => 'That step was of somebody who has left for good: it stays.',
  undoNotYours: (p) =>
    p.by === undefined
      ? "The last thing that happened wasn't yours: ask a GM, who can undo anything."
      : `One of those steps is <@${say(p.by)}>'s${stepSaid(p)}: undo less, or ask a GM, who can undo anything.`,
  undoDice: (p) =>
    p.by === undefined
      ? 'It rolled dice, and dice stay as they fell. Ask a GM, who can undo anything.'
      : `Dice were rolled for one of those steps, and dice stay as they fell${stepSaid(p)}: undo less, or ask a GM, who can undo anything.`,
  noStepBack: () => "You can't undo to that here: pick a step from the list under `to:`.",
  onlyInFights: (p) => `Only a fight has ${say(p.span)}s: outside of one, pick a step under \`to:\`.`,
  noneBegan: (p) => `No ${say(p.span)} has begun here yet: pick a step under \`to:\`.`,
  alreadyDone: () => 'That has taken effect already.',
};
