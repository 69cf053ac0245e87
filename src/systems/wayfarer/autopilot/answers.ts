import type { Decision } from '../../../engine/decision.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { freshUnits } from '../interrupts/stop.ts';
import { runningIn, type Scene, type UnitId, unitIn } from '../scene.ts';
import { enemiesOf } from '../effects/moment.ts';
import { aimAt, strikeWorth } from './aim.ts';
import { plagueWorth } from './spellWorth.ts';

/** How good an assault must be to interrupt for. */
const GOOD = 0.5;
/** The least card for an assault. */
const STRIKES = 6;

/** The lowest of the cards offered that lets a unit strike. */
function lowestThatStrikes({ options }: Decision): string | null {
  const cards = options
    .flatMap(({ id }) => cardNamed(id) ?? [])
    .filter((card) => countsAs(card) >= STRIKES)
    .toSorted((one, other) => countsAs(one) - countsAs(other));
  return cards[0]?.name ?? null;
}

const bestFor = (scene: Scene, side: string, enemy: UnitId): number =>
  Math.max(
    0,
    ...freshUnits(scene, side).map((id) =>
      unitIn(scene, id)?.side === side ? aimAt(scene, id, enemy, false) : 0,
    ),
  );

/** A side interrupts where one of its units would strike well at who acts, with the lowest card that does: all it knows of cards are those it is offered. */
function interrupting(scene: Scene, decision: Decision): string | null {
  const { unit } = decision.params;
  const card = lowestThatStrikes(decision);
  if (typeof unit !== 'string' || card === null || unitIn(scene, unit)?.where.kind !== 'map') return null;
  return bestFor(scene, decision.asked, unit) >= GOOD ? card : null;
}

/** The unit that would strike best. */
function withWhom(scene: Scene, { options }: Decision): string | null {
  const enemy = runningIn(scene)?.unit ?? null;
  if (enemy === null || unitIn(scene, enemy)?.where.kind !== 'map') return null;
  const [best] = options
    .map(({ id }) => ({
      id,
      aim: unitIn(scene, id)?.where.kind === 'map' ? aimAt(scene, id, enemy, false) : 0,
    }))
    .toSorted((one, other) => other.aim - one.aim);
  return best?.id ?? null;
}

/** The type of which most of the enemy's falls, and least of its own. */
function plagued(scene: Scene, { params, options }: Decision): string | null {
  const caster = params.unit;
  if (typeof caster !== 'string') return null;
  const [best] = options
    .map(({ id }) => ({ id, worth: plagueWorth(scene, caster, id) }))
    .toSorted((one, other) => other.worth - one.worth);
  return best?.id ?? null;
}

/** A side spots with its lowest card where it holds more than it has units to act. */
function spotting(scene: Scene, { asked, options }: Decision): string | null {
  const cards = options.filter(({ code }) => code === 'spotter.card');
  return cards.length > freshUnits(scene, asked).length ? (cards[0]?.id ?? null) : null;
}

/** Whether somebody who could cast in answer has nobody to strike at from where it is. */
const isIdle = (scene: Scene, casters: unknown): boolean =>
  Array.isArray(casters) &&
  casters.some(
    (id: string) => unitIn(scene, id) !== null && strikeWorth(scene, id, enemiesOf(scene, id)) === 0,
  );

/**
 * What a side casts in answer: what spares it a captive, or strengthens a blow, always; a blessing or a curse on an assault where a caster has nothing
 * better to do. With the lowest card that does.
 */
function casting(scene: Scene, { params, options }: Decision): string | null {
  const could = Array.isArray(params.could) ? params.could : [];
  const worth = options.find(({ code, params: { spell, unit } }) => {
    if (code !== 'answer.card') return false;
    if (params.for === 'captured' || params.for === 'melee') return true;
    const found = could.find(
      (one) =>
        typeof one === 'object' && one !== null && 'spell' in one && one.spell === spell && one.whom === unit,
    );
    return (
      params.for === 'assault' &&
      typeof found === 'object' &&
      found !== null &&
      'casters' in found &&
      isIdle(scene, found.casters)
    );
  });
  return worth?.id ?? null;
}

/** How a side that acts by itself answers; null: as the question's default has it. */
export function answer(scene: Scene, decision: Decision): string | null {
  if (scene.battle === null) return decision.code.startsWith('agree') ? 'accept' : null;
  switch (decision.code) {
    case 'interrupt':
      return interrupting(scene, decision);
    case 'interruptWith':
      return withWhom(scene, decision);
    case 'answer':
      return casting(scene, decision);
    case 'spotter':
      return spotting(scene, decision);
    case 'plague':
      return plagued(scene, decision);
    case 'agree.end':
      return 'accept';
    default:
      return null;
  }
}
