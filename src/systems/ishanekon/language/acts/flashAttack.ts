import type { IntentOf } from '../../../../engine/intent.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { whyNoAttack } from '../../attack/attack.ts';
import { type Chosen, readAttack } from '../../attack/choose.ts';
import { whyNotMeans } from '../../attack/legality.ts';
import { has, meansOf, usualMeans } from '../../attack/means.ts';
import { attackable, meansNote } from '../../attack/options.ts';
import { strike } from '../../attack/strike.ts';
import type { Made } from '../../../../engine/creation.ts';
import { tierOf } from '../../numbers/levels.ts';
import { being, characterIn, type CharacterId, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { activeOn, isOf } from '../active/active.ts';
import { isSpent, noteUse } from '../use/limits.ts';

const ID = 'flashAttack';

/** As often a turn as one has Tiers: the page of the Path isn't part of the text (house). */
const limitOf = (scene: Scene, actor: CharacterId) =>
  ({ uses: Math.max(1, tierOf(being(scene, actor).level)), per: 'turn' }) as const;

const isGranted = (scene: Scene, actor: CharacterId): boolean =>
  activeOn(scene, actor)
    .filter(isOf('grant'))
    .some(({ effect }) => effect.what.kind === ID);

const intentOf = ({ actor, target, means, spend, asGm }: Doing): Omit<IntentOf<'attack'>, 'kind'> => ({
  ...{ actor, target: target ?? '', means, way: null, spend: [...spend], asGm },
});

const meant = (scene: Scene, doing: Doing): Made<Chosen> => readAttack(scene, intentOf(doing));

/** A quick weapon attack for 1 AP, 2 with a weapon that is reloaded (Weapons: Reload): one attack, whatever an Attack action gives. */
export const flashAttack: Act = {
  id: ID,
  name: 'Flash Attack',
  group: 'attack',
  cost: { ap: 1 },
  offered: isGranted,
  refused(scene, actor) {
    if (!isGranted(scene, actor)) return refusal('noAbility', { actor });
    return isSpent(scene, actor, ID, limitOf(scene, actor))
      ? refusal('abilitySpent', { actor, ability: flashAttack.name, per: 'turn' })
      : whyNoAttack(scene, actor);
  },
  costOf(scene, { actor, means: wanted }) {
    const means = meansOf(scene, actor).find(({ id }) => id === wanted) ?? usualMeans(scene, actor);
    return { ap: means !== null && has(means, 'reload') ? 2 : 1 };
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
      refused: whyNotMeans(scene, actor, means),
    })),
  meansLater: true,
  whyNot(scene, doing) {
    const made = meant(scene, doing);
    return made.ok ? null : made.refusal;
  },
  *run(tx, doing) {
    const now = tx.snapshot();
    const made = meant(now, doing);
    if (!made.ok) return;
    noteUse(tx, doing.actor, ID, limitOf(now, doing.actor));
    yield* strike(tx, made.value);
  },
};
