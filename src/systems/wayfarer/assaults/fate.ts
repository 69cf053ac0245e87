import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aimsPastCover, coverFrom } from '../battle/seeing.ts';
import { type Blow, defeat } from '../defeat/defeat.ts';
import { toReserves } from '../defeat/reserves.ts';
import type { Moment } from '../effects/moment.ts';
import { actsWithFace } from '../effects/moment.ts';
import { hasRule, isOfType } from '../effects/sources.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import { compare } from '../tests/results.ts';
import { afterHeldOff, afterKill, carriedCover, sparesWith, worsens } from './after.ts';
import type { Lying } from './exchange.ts';
import type { Means } from './wielded.ts';
import { meansOf } from './means.ts';
import type { Fighting } from './pools.ts';
import { restore } from './restore.ts';
import { winOver } from './wins.ts';

/** How a comparison came out for who was struck at. */
export interface Struck {
  readonly by: UnitId;
  readonly side: SideId;
  readonly at: Fighting;
  readonly means: Means;
  readonly lies: readonly [offense: Lying | null, defense: Lying];
  readonly isDefeated: boolean;
  /** Cover from elsewhere than the attacker: from where a blast bursts (S41). Left out: from the attacker. */
  readonly cover?: number;
}

const shows = (lying: Lying | null): readonly number[] =>
  lying === null ? [] : [...lying.dice, ...lying.kickers];

/** The best cover that a target of a shot has (L440): of the map, other units, what it carries; a Sharpshooter aims past it. */
function coverOfTarget(scene: Scene, { by, at, cover }: Struck): number {
  if (at.kind !== 'ballistic' || aimsPastCover(scene, by)) return 0;
  const { unit } = at;
  return Math.max(cover ?? coverFrom(scene, by, unit), carriedCover(scene, unit, meansOf(scene, unit)));
}

/** Whether a draw in melee with the living, by a face card, is enough (Subdue, L2807). */
const isSubdued = (
  scene: Scene,
  { by, at }: Struck,
  { offense, defense }: { readonly offense: readonly number[]; readonly defense: readonly number[] },
): boolean =>
  at.kind === 'melee' &&
  hasRule(scene, by, 'drawToReserves') &&
  actsWithFace(scene, by) &&
  isOfType(scene, at.unit, 'living') &&
  compare(offense, defense) === 'draw';

/** What follows for one who was struck at: defeat, what a power does, or what it takes to have survived. */
export function* follow(tx: Tx<Scene>, struck: Struck): Rule<void> {
  const { by, side, at, means, lies, isDefeated } = struck;
  const scene = tx.snapshot();
  const [offense, defense] = lies;
  const moment: Moment = {
    assault: at.kind,
    enemy: by,
    unarmed: at.means?.unarmed ?? false,
    hitBy: means.types,
    given: at.given,
  };
  const shown = { offense: shows(offense), defense: shows(defense) };
  const blow: Blow = {
    side,
    moment,
    cover: coverOfTarget(scene, struck),
    worse: worsens(means),
    best: offense === null || offense.dice.length === 0 ? null : Math.max(...offense.dice),
    shown: shown.offense,
    spares: sparesWith(scene, by, means),
  };
  if (!isDefeated && isSubdued(scene, struck, shown)) return yield* toReserves(tx, at.unit, 'subdue');
  if (!isDefeated) return yield* afterHeldOff(tx, { by, unit: at.unit, means, ...shown, blow });
  if (means.power !== null && (yield* winOver(tx, { by, unit: at.unit, means, ...shown }))) return;
  if ((yield* defeat(tx, at.unit, blow)) !== 'captured') return;
  yield* afterKill(tx, by, means);
  if (means.power?.wins === 'restores') yield* restore(tx, by);
}
