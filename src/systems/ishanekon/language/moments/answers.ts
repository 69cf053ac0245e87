import type { Params } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Tx, Verdict } from '../../../../engine/tx.ts';
import { forbiddenBy } from '../../numbers/ask.ts';
import { beingIn, type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { isDown } from '../../status/held.ts';
import { pay, whyNotPaid } from '../../turn/economy.ts';
import { abilitiesOf } from '../active/owned.ts';
import type { Ability } from '../schema/ability.ts';
import { aimedAt } from '../use/area.ts';
import { type Casting, priceOf } from '../use/cost.ts';
import { aimOf, whyNotAimed, whyNotCast } from '../use/legality.ts';
import { rangeOf } from '../use/reach.ts';
import { type Upcasts, upcastWords } from '../use/upcasts.ts';
import { useAbility } from '../use/use.ts';
import { deedLine } from '../words/ability.ts';
import { type Happening, happeningsIn } from './happening.ts';
import { hiddenFrom } from './hidden.ts';
import { changed, changesIt } from './outcome.ts';

/**
 * Abilities that cost RP, at their moment (Rounds and Turns: reactions): of whoever has one that they can pay and aim, and that would change what is about to
 * happen. Nobody else is asked.
 */
export function* abilityReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  const happenings = happeningsIn(window, about);
  if (happenings.length === 0) return;
  for (const owner of fightersIn(scene)) {
    const who = beingIn(scene, owner);
    if (who === null || who.dead || isDown(who) || forbiddenBy(scene, owner, 'react') !== null) continue;
    for (const { ability } of abilitiesOf(who))
      for (const happening of happenings)
        if (ability.moment !== null && happening.of(scene, owner, ability.moment))
          for (const upcasts of upcastsOf(ability))
            yield* reactionOf(scene, owner, { ability, upcasts, half: false }, happening);
  }
}

/** How a reaction may be upcast: not at all, or one of its upcasts so often; of those that can't be paid nobody hears. */
function* upcastsOf({ upcasts }: Ability): Generator<Upcasts> {
  yield {};
  for (const { id, most } of upcasts)
    for (let times = 1; times <= (most ?? MOST_UPCAST); times++) yield { [id]: times };
}

/** No WP limit goes further. */
const MOST_UPCAST = 12;

/** 'ability.resist', and upcast 'ability.resist.more.2'. */
const idOf = ({ ability, upcasts }: Casting): string =>
  ['ability', ability.id, ...Object.entries(upcasts).flat()].join('.');

/** Whom an Ability is aimed at, of those whom the moment is about. */
const aimOfIt = ({ target: { who } }: Ability, { target, by }: Happening): CharacterId | null =>
  who === 'enemy' ? by : target;

function* reactionOf(
  scene: Scene,
  owner: CharacterId,
  casting: Casting,
  happening: Happening,
): Iterable<Reaction<Scene>> {
  const { ability, upcasts } = casting;
  if (ability.time.kind !== 'rp' || whyNotCast(scene, owner, casting) !== null) return;
  const target = aimOfIt(ability, happening) ?? owner;
  if (!reaches(scene, owner, casting, target, happening)) return;
  const cost = { rp: ability.time.rp, wp: priceOf(scene, owner, casting).paid };
  if (whyNotPaid(scene, owner, cost) !== null || !changesIt(scene, owner, casting, happening)) return;
  const upcast = upcastWords(ability, upcasts);
  yield {
    id: idOf(casting),
    owner,
    params: {
      ...{ name: ability.name, does: deedLine(ability), wp: cost.wp, rp: cost.rp },
      ...(upcast === '' ? {} : { upcast }),
    },
    refused: null,
    ...hiddenFrom(scene, owner),
    *run(tx) {
      pay(tx, owner, cost);
      return yield* answer(tx, owner, casting, target, happening);
    },
  };
}

/** Whether an Ability can be aimed there; one that is aimed at nobody must at least reach whom the moment is about. */
function reaches(
  scene: Scene,
  owner: CharacterId,
  casting: Casting,
  target: CharacterId,
  { by, target: about }: Happening,
): boolean {
  const { ability } = casting;
  if (aimOf(ability) !== 'nothing') return whyNotAimed(scene, owner, casting, target) === null;
  const most = ability.range.kind === 'self' ? null : rangeOf(scene, owner, ability, casting.upcasts);
  return most === null || metresBetween(scene, owner, about === owner ? (by ?? owner) : about) <= most;
}

/** The Ability does what it does, and what is about to happen is changed by it. */
function* answer(
  tx: Tx<Scene>,
  actor: CharacterId,
  casting: Casting,
  target: CharacterId,
  happening: Happening,
): Rule<Verdict> {
  const aim = aimOf(casting.ability);
  yield* useAbility(tx, {
    ...{ actor, casting, also: [] },
    target: aim === 'person' ? target : null,
    aimed: aim === 'nothing' ? null : aimedAt(tx.snapshot(), target),
  });
  return yield* changed(tx, actor, casting, happening);
}
