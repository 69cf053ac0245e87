import { type DiceSource, type Misfit, readTyped } from '../../dice/index.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import type { CampaignRecord, Json } from '../ports.ts';
import { type No, no, type Result, yes } from '../result.ts';

/**
 * What somebody typed as the dice of their own hands. Refuses where the campaign does not allow it (outside of one nobody
 * forbids it), and what is no list of numbers.
 */
export function typedFaces(campaign: CampaignRecord | null, text: string): Result<readonly number[]> {
  if (campaign !== null && !readCampaignSettings(campaign.settings).typedDice) return no('typedNotAllowed');
  const faces = readTyped(text);
  return faces === null ? no('typedUnreadable', { typed: text.slice(0, 100) }) : yes(faces);
}

/** Why typed dice do not do: what the roll needs instead. */
export function typedMisfit({ needs, given }: Misfit): No {
  return no('typedMisfit', { needs, given });
}

/**
 * The dice of a command that is run again after a GM's ruling: those that were typed behind the ruled one still show what was
 * typed, as those of the seed still show what the seed has.
 */
export function typedBefore(recorded: Json, then: DiceSource): DiceSource {
  const before = new Map<number, { readonly sides: number; readonly value: number }>();
  for (const die of Array.isArray(recorded) ? recorded : []) if (isTyped(die)) before.set(die.index, die);
  if (before.size === 0) return then;
  const shown = new Set<number>();
  return {
    card: (index, choices) => then.card(index, choices),
    die(index, sides) {
      const die = before.get(index);
      if (die?.sides !== sides) return then.die(index, sides);
      shown.add(index);
      return die.value;
    },
    typed: (index) => shown.has(index),
  };
}

function isTyped(
  die: Json,
): die is { readonly index: number; readonly sides: number; readonly value: number; readonly typed: true } {
  return typeof die === 'object' && die !== null && 'typed' in die && die.typed === true;
}
