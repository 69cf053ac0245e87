import type { IntentOf } from '../../../../engine/intent.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { whyNoAttack } from '../../attack/attack.ts';
import { type Chosen, readAttack } from '../../attack/choose.ts';
import { whyNotMeans } from '../../attack/legality.ts';
import { meansOf, usualMeans } from '../../attack/means.ts';
import { attackable, attackSpends, meansNote } from '../../attack/options.ts';
import { strike } from '../../attack/strike.ts';
import type { Made } from '../../../../engine/creation.ts';
import { characterIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { FLASH, flashCost, hasFlash, noteFlash, whyNoFlash } from '../use/flash.ts';

const intentOf = ({ actor, target, means, spend, asGm }: Doing): Omit<IntentOf<'attack'>, 'kind'> => ({
  ...{ actor, target: target ?? '', means, way: null, spend: [...spend], asGm },
});

/** The attack as it was chosen; not with what somebody makes no Flash Attacks with: a Path is of one's own weapons, or of a module's. */
function meant(scene: Scene, doing: Doing): Made<Chosen> {
  const read = readAttack(scene, intentOf(doing));
  const why = read.ok ? whyNoFlash(scene, doing.actor, read.value.means) : null;
  return why === null ? read : { ok: false, refusal: why };
}

/** A quick weapon attack for 1 AP, 2 with a weapon that is reloaded (Weapons: Reload): one attack, whatever an Attack action gives. */
export const flashAttack: Act = {
  id: FLASH,
  name: 'Flash Attack',
  group: 'attack',
  cost: { ap: 1 },
  offered: (scene, actor) => hasFlash(scene, actor),
  refused: (scene, actor) => whyNoFlash(scene, actor) ?? whyNoAttack(scene, actor),
  costOf(scene, { actor, means: wanted }) {
    const means = meansOf(scene, actor).find(({ id }) => id === wanted) ?? usualMeans(scene, actor);
    return flashCost(means);
  },
  targets: (scene, actor) =>
    attackable(scene, actor).map((id) => {
      const why = meant(scene, { actor, target: id, means: null, detail: null, spend: [], asGm: false });
      return {
        ...{ id, name: characterIn(scene, id)?.name ?? id, note: `${metresBetween(scene, actor, id)} m` },
        refused: why.ok ? null : why.refusal,
      };
    }),
  means: (scene, actor) =>
    meansOf(scene, actor).map((means) => ({
      ...{ id: means.id, name: means.name, note: meansNote(scene, actor, means) },
      refused: whyNotMeans(scene, actor, means) ?? whyNoFlash(scene, actor, means),
    })),
  meansLater: true,
  spends: (scene, actor) => attackSpends(meansOf(scene, actor)),
  whyNot(scene, doing) {
    const made = meant(scene, doing);
    return made.ok ? null : made.refusal;
  },
  *run(tx, doing) {
    const made = meant(tx.snapshot(), doing);
    if (!made.ok) return;
    noteFlash(tx, doing.actor);
    yield* strike(tx, made.value);
  },
};
