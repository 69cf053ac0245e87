import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Boost } from '../checks/boost.ts';
import { mettleSpends } from '../content/mettle.ts';
import type { SkillId } from '../content/skills.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { mustBuyAction, whyNoDoubleTraining } from '../turn/economy.ts';
import type { Act } from './act.ts';

/** What may be spent on an act besides an extra Action: on the Test that some of them are. */
export const boostSpends = (scene: Scene, actor: CharacterId, act: Act): readonly string[] =>
  act.skill?.(scene, actor, null) === undefined ? [] : ['doubleTraining', 'maximise'];

export const boostOf = (spend: readonly string[]): Boost => ({
  doubled: spend.includes('doubleTraining'),
  maximised: spend.includes('maximise'),
});

/** Why the Test of a skill cannot have what is to be bought for it; `mettle` is what all of it costs. */
export function whyNoBoost(
  scene: Scene,
  actor: CharacterId,
  skill: SkillId | null | undefined,
  { doubled, maximised }: Boost,
  mettle: number,
): Refusal | null {
  if (skill === undefined && (doubled || maximised))
    return refusal('unknownSpend', { spend: doubled ? 'doubleTraining' : 'maximise' });
  const why = doubled ? whyNoDoubleTraining(scene, actor, skill ?? null, mettle) : null;
  return why ?? (maximised ? whyNoSoulfire(scene, actor) : null);
}

/** What can be bought for the Test of an act, whatever it is made with, each with the reason where it cannot. */
export function boostChoices(scene: Scene, actor: CharacterId, act: Act): readonly Choice[] {
  if (boostSpends(scene, actor, act).length === 0) return [];
  const means = act.means?.(scene, actor).map(({ id }) => id) ?? [null];
  const mettle = act.cost === 'action' && mustBuyAction(scene, actor) ? 2 : 1;
  const whys = means.map((id) =>
    whyNoDoubleTraining(scene, actor, act.skill?.(scene, actor, id) ?? null, mettle),
  );
  const double = rowOf(mettleSpends, 'doubleTraining');
  const sixes = rowOf(soulfireUses, 'maximise');
  return [
    {
      id: double.id,
      name: double.name,
      note: double.text,
      refused: whys.includes(null) ? null : (whys[0] ?? null),
    },
    { id: sixes.id, name: sixes.name, note: sixes.text, refused: whyNoSoulfire(scene, actor) },
  ];
}
