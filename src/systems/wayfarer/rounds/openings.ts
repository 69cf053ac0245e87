import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unseenPlace } from '../arrivals/places.ts';
import { arrive, bringOne, chooseType } from '../arrivals/whenDeployed.ts';
import { freeMeans, strikeFreely } from '../assaults/free.ts';
import { onMap } from '../battle/standing.ts';
import { rule } from '../content/effect.ts';
import { enemiesOf } from '../effects/moment.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import type { Scene, SideId } from '../scene.ts';

/** As the game starts, those who study the living name a kind: all of their side know it while one of them is on the map (L1824). */
function* study(tx: Tx<Scene>, side: SideId): Rule<void> {
  for (const id of onMap(tx.snapshot(), side))
    for (const { figures } of rulesNamed(tx.snapshot(), id, 'chooseType')) {
      if (figures.at !== 'gameStart') continue;
      const type = yield* chooseType(tx, side, id, 'biologicalStudy');
      if (type === null) continue;
      const effects = [rule('studied', { type })];
      begin(tx, { from: 'biologicalStudy', on: id, by: id, until: null, effects });
    }
}

/** Before anybody acts, units in range of an enemy shoot once for free, where somebody of theirs prepared that (L2748). */
function* bombard(tx: Tx<Scene>, side: SideId): Rule<void> {
  if (!onMap(tx.snapshot(), side).some((id) => hasRule(tx.snapshot(), id, 'bombardment'))) return;
  for (const id of onMap(tx.snapshot(), side)) {
    const scene = tx.snapshot();
    const target = enemiesOf(scene, id).find((enemy) => freeMeans(scene, id, enemy, 'ballistic') !== null);
    const means = target === undefined ? null : freeMeans(scene, id, target, 'ballistic');
    if (target !== undefined && means !== null) yield* strikeFreely(tx, { unit: id, target, means });
  }
}

/** What happens once, as the first round begins. */
export function* openFirstRound(tx: Tx<Scene>, sides: readonly SideId[]): Rule<void> {
  for (const side of sides) yield* study(tx, side);
  for (const side of sides) yield* bombard(tx, side);
}

/** As the first round ends, an Ace in the Hole is played: a unit comes to where no enemy sees it (L2629). */
export function* closeFirstRound(tx: Tx<Scene>, sides: readonly SideId[]): Rule<void> {
  for (const side of sides) {
    const has = onMap(tx.snapshot(), side).some((id) =>
      rulesNamed(tx.snapshot(), id, 'deployUnseen').some(({ figures }) => figures.at === 'firstTurnEnd'),
    );
    if (!has) continue;
    const came = yield* bringOne(tx, side, 'aceInTheHole');
    const body = came === null ? null : unseenPlace(tx.snapshot(), side, came);
    if (came !== null && body !== null) arrive(tx, side, came, body);
  }
}
