import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type Duration,
  type Ends,
  endsFor,
  readDuration,
  usualEndChoices,
} from '../../../engine/uses/index.ts';
import { actingIn, type CharacterId, character, type Scene, unitsIn } from '../scene.ts';

type Until =
  | { readonly ok: true; readonly duration: Duration }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads when somebody's condition is to end, as a GM says it. */
export function readUntil(scene: Scene, owner: CharacterId, text: string): Until {
  const read = readDuration(text, endsOf(scene, owner));
  if (read.ok) return read;
  const codes = { unknown: 'unknownEnd', noFight: 'endNeedsFight', whose: 'whoseTurn' } as const;
  return { ok: false, refusal: refusal(codes[read.why], { text }) };
}

/** The usual ends of a condition of somebody's. */
export const endChoices = (scene: Scene, owner: CharacterId): readonly Choice[] =>
  usualEndChoices(endsOf(scene, owner));

function endsOf(scene: Scene, owner: CharacterId): Ends {
  const acting = actingIn(scene);
  const inFight = unitsIn(scene).map((id) => ({ id, name: character(scene, id).name }));
  return endsFor(owner, inFight, { inTurn: acting === null ? [] : [acting], rests: [] });
}
