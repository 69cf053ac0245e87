import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { leave } from '../fight/members.ts';
import { characterIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { endZone } from './end.ts';
import { zonesIn } from './inside.ts';

/** Things that an Ability has made go with it, and a zone of nothing but things goes with the last of them. */
export function* settleThings(tx: Tx<Scene>): Rule<void> {
  for (const zone of zonesIn(tx.snapshot())) {
    if (zone.things.length === 0) continue;
    const stands = (id: CharacterId) => characterIn(tx.now, id)?.dead === false;
    if (!zone.things.some(stands)) endZone(tx, zone);
  }
  const now = tx.snapshot();
  const kept = new Set(zonesIn(now).flatMap(({ things }) => things));
  for (const [id, who] of Object.entries(now.characters))
    if (who.kind === 'object' && who.made && !kept.has(id) && fighterIn(now, id) !== null)
      yield* leave(tx, id);
}
