import { limitWords } from '../engine/limitWords.ts';
import type { Params, Refusal } from '../engine/refusal.ts';
import type { AnySystem } from '../engine/system.ts';
import { makeOne } from './creation.ts';
import type { Row, View } from './message.ts';
import { READY_REFUSALS } from './ready/refusals.ts';
import { campaigns } from './refusals/campaigns.ts';
import { characters } from './refusals/characters.ts';
import { dice } from './refusals/dice.ts';
import { fights } from './refusals/fights.ts';
import type { Worded } from './refusals/plain.ts';
import { steps } from './refusals/steps.ts';
import { trouble } from './refusals/trouble.ts';
import { requestRefusals } from './requests/refusals.ts';
import { nearestRule } from './rule.ts';
import { SPEECH_REFUSALS } from './speech/refusals.ts';
import { WAITING_REFUSALS } from './waiting.ts';

const WORDS: Worded = {
  limit: limitWords,
  ...campaigns,
  ...characters,
  ...fights,
  ...steps,
  ...dice,
  ...trouble,
  ...requestRefusals,
  ...SPEECH_REFUSALS,
  ...READY_REFUSALS,
  ...WAITING_REFUSALS,
};

/** The codes that are worded here. */
export const wordedCodes: readonly string[] = Object.keys(WORDS);

/** A refusal as a sentence: the rules' own words where it is theirs. */
export function refusalText(
  refusal: Refusal,
  setting: { readonly system: AnySystem; readonly before: object } | null,
): string {
  // The rules first: they word what they refuse, and know nothing of the codes above.
  return (
    setting?.system.words.refusal(refusal, setting.before) ??
    WORDS[refusal.code]?.(refusal.params) ??
    `That doesn't work (${refusal.code}).`
  );
}

/** What can be pressed under a refusal, where a press is the way on. */
const WAYS_ON: { readonly [code: string]: (params: Params, called: string | undefined) => readonly Row[] } = {
  paused: () => [[{ kind: 'button', id: 'safety.resume', label: 'Resume', look: 'good' }]],
  noSuchRule: nearestRule,
  noCharacter: (_, called) => [[makeOne(called)]],
  noDraft: (_, called) => [[makeOne(called)]],
};

export function refusalView(
  refusal: Refusal,
  setting: { readonly system: AnySystem; readonly before: object } | null,
): View {
  const rows = WAYS_ON[refusal.code]?.(refusal.params, setting?.system.character.called);
  return {
    card: { text: refusalText(refusal, setting), tone: 'bad' },
    ...(rows === undefined ? {} : { rows }),
  };
}
