import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { vesselWords } from '../supplies/vessels.ts';
import type { Sentence } from './sentence.ts';
import type { Telling } from './telling.ts';

export function drank(e: Events['drank'], at: Telling): Note {
  const [before, toughness, most] = e.toughness;
  const [had, wounds, track] = e.wounds;
  const what = `${vesselWords(e.drops)} of Aqua Ghyranis`;
  const who =
    e.actor === e.target
      ? `${at.name(e.actor)} drinks ${what}`
      : `${at.name(e.actor)} gives ${at.name(e.target)} ${what} to drink`;
  if (!at.knows(e.target)) return { text: `${who}.`, tone: 'good' };
  const healed = toughness === before ? '' : ` Toughness ${before} → ${toughness}/${most}.`;
  const cleared = wounds === had ? '' : ` Wounds ${had} → ${wounds}/${track}.`;
  return { text: `${who}.${healed}${cleared}`, tone: 'good' };
}

export const supplyRefusals: { readonly [code: string]: Sentence } = {
  noAqua: ({ actor }, say) =>
    `${say.who(actor)} has no Aqua Ghyranis. Add some on the sheet: \`/character edit\`, Aqua Ghyranis.`,
  tooFewDrops: ({ actor, has, needed }, say) =>
    `${say.who(actor)} has ${vesselWords(Number(has))} of Aqua Ghyranis, and needs ${vesselWords(Number(needed))}.`,
  aquaWasted: ({ target }, say) => `It wouldn't help ${say.who(target)} now.`,
  noCount: ({ text }, say) => `"${say.text(text)}" isn't a number. Write how many, such as 3.`,
  notDrops: ({ text, most }, say) =>
    `"${say.text(text)}" isn't an amount of Aqua Ghyranis. Write drops, phials and spheres, such as \`2 phials 5 drops\`, ${String(most)} drops at most.`,
};
