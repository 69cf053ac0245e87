import type { Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { within } from '../abilities/acts/supercharge.ts';
import { isReady } from '../abilities/owned.ts';
import type { Item } from '../character/schema.ts';
import { areTouching } from '../fight/bodies.ts';
import { alliesOf, isAble } from '../fight/sides.ts';
import { meanOf } from '../gear/amount.ts';
import { bandagesOf } from '../gear/bandage.ts';
import { benefitOf } from '../gear/carried.ts';
import { type CharacterId, characterIn, fighterIn, personIn, type Scene } from '../scene.ts';
import { isMended, SP } from './worth.ts';

/** Who is up again is worth more than the HP they get. */
const UP_AGAIN = 5;
/** A token of Supercharge, for who is hurt. */
const TOKEN = 2;
/** Supercharge comes once in a long while, and is kept until it gives so much. */
const ENOUGH = 4;

type Base = Pick<Rated, 'act' | 'thenAttack'>;

export const isHurt = (scene: Scene, id: CharacterId): boolean => {
  const hp = characterIn(scene, id)?.hp;
  return hp !== undefined && 2 * hp.now <= hp.max;
};

/** HP that somebody would really get back, and what it is worth that they get up again. Nothing for who has lost less than half. */
function restoring(
  scene: Scene,
  { actor, target }: { readonly actor: CharacterId; readonly target: CharacterId },
  amount: number,
  evenCritical = true,
): number {
  const person = personIn(scene, target);
  const isOurs = fighterIn(scene, target)?.side === fighterIn(scene, actor)?.side;
  if (person === null || person.dead || !isOurs || !isHurt(scene, target) || !isMended(scene, target))
    return 0;
  const isDown = person.hp.now === 0;
  if (isDown && (person.mook || !evenCritical)) return 0;
  return Math.min(amount, person.hp.max - person.hp.now) + (isDown ? UP_AGAIN : 0);
}

/** Patch Up: 1d6 + KNW. */
const PATCHED = 4.5;

export const patching = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).map(({ id }) => ({
    ...base,
    means: null,
    target: id,
    worth: restoring(scene, { actor, target: id }, PATCHED),
    on: 'ally',
  }));

/** What one of somebody's bandages gives whom it is put on. */
const bandaged = (
  scene: Scene,
  aid: { readonly actor: CharacterId; readonly target: CharacterId },
  item: Item,
) => {
  const heals = benefitOf(item, 'heal');
  const amount = heals === null ? 0 : meanOf(heals.amount) + heals.regeneration / 2;
  return restoring(scene, aid, amount, heals?.evenCritical);
};

/** The most that somebody could do for another whom they touch. */
function aidFor(scene: Scene, actor: CharacterId, target: CharacterId): number {
  const aid = { actor, target };
  const patches = isReady(scene, actor, 'patchUpI') || isReady(scene, actor, 'patchUpII');
  const bandages = bandagesOf(scene, actor).map((item) => bandaged(scene, aid, item));
  return Math.max(0, ...bandages, ...(patches ? [restoring(scene, aid, PATCHED)] : []));
}

/** What is left of it to who has to go there first. */
const ON_THE_WAY = 0.7;

/** Going to an ally who lies there, to help them up: unless somebody is with them who can. */
export const goingToHelp = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).flatMap(({ id: typed }): readonly Rated[] => {
    const target = typed.replace(/^to /u, '');
    const isHelped = (by: CharacterId) =>
      isAble(scene, by) && areTouching(scene, by, target) && aidFor(scene, by, target) > 0;
    if (personIn(scene, target)?.hp.now !== 0 || alliesOf(scene, actor).some(isHelped)) return [];
    const worth = ON_THE_WAY * aidFor(scene, actor, target);
    return worth <= 0 ? [] : [{ ...base, means: null, target: typed, worth, on: 'ally' }];
  });

/** Every bandage on everybody who is in touch: before all else on who lies there, else where it is worth more than an Attack. */
export const bandaging = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.means).flatMap(({ id: means }) => {
    const item = bandagesOf(scene, actor).find(({ id }) => id === means);
    if (item === undefined) return [];
    return openOf(base.act.targets).map(
      ({ id }): Rated => ({
        ...base,
        thenAttack: base.thenAttack && personIn(scene, id)?.hp.now === 0,
        means,
        target: id,
        worth: bandaged(scene, { actor, target: id }, item),
        on: 'ally',
      }),
    );
  });

/** Supercharge: SP that come back, and tokens for the hurt. */
export function supercharging(scene: Scene, actor: CharacterId, base: Base): readonly Rated[] {
  const worth = within(scene, actor).reduce((sum, id) => {
    const sp = personIn(scene, id)?.sp;
    return sum + SP * (sp === undefined ? 0 : sp.max - sp.now) + (isHurt(scene, id) ? TOKEN : 0);
  }, 0);
  return worth < ENOUGH ? [] : [{ ...base, means: null, target: null, worth, on: 'ally' }];
}
