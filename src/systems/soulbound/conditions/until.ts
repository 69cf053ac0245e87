import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type Duration,
  type Ends,
  endsFor,
  readDuration,
  untilRemoved,
  usualEndChoices,
} from '../../../engine/uses/index.ts';
import { rests } from '../content/rests.ts';
import { type CharacterId, character, fightersIn, isInTurn, type Scene } from '../scene.ts';

type Until =
  | { readonly ok: true; readonly duration: Duration }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads when somebody's condition is to end, as a GM says it; null is until it is removed. */
export function readUntil(scene: Scene, owner: CharacterId, text: string | null): Until {
  if (text === null) return { ok: true, duration: untilRemoved };
  const read = readDuration(text, endsOf(scene, owner));
  if (read.ok) return read;
  const codes = { unknown: 'unknownEnd', noFight: 'endNeedsFight', whose: 'whoseTurn' } as const;
  return { ok: false, refusal: refusal(codes[read.why], { text }) };
}

/** The usual ends of a condition of somebody's. */
export const endChoices = (scene: Scene, owner: CharacterId): readonly Choice[] =>
  usualEndChoices(endsOf(scene, owner));

function endsOf(scene: Scene, owner: CharacterId): Ends {
  const inFight = fightersIn(scene).map((id) => ({ id, name: character(scene, id).name }));
  return endsFor(owner, inFight, { inTurn: fightersIn(scene).filter((id) => isInTurn(scene, id)), rests });
}
