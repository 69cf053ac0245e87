import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { arrive, takePlace } from '../arrivals/whenDeployed.ts';
import { standing } from '../battle/standing.ts';
import { rule as ruleEffect } from '../content/effect.ts';
import type { Spell } from '../content/spells/spell.ts';
import { begin } from '../lasting/ends.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { placeInSight, replacing, ruleOf } from './aims.ts';
import { shiftTime } from './chrono.ts';
import { castForm, lastRound } from './forms.ts';
import { carry, telekinesis } from './hands.ts';
import { dread, embrace, gust, plague } from './masses.ts';
import { recall } from './recall.ts';
import { slash } from './slash.ts';
import { castStrike } from './strikes.ts';
import { fromSideboard } from './worldDoor.ts';

/** A spell that takes effect: by whom, at whom, with what else was said, and what its casting test showed. */
export interface Casting {
  readonly caster: UnitId;
  readonly spell: Spell;
  readonly target: UnitId | null;
  readonly detail: string | null;
  readonly shown: readonly number[];
}

/** What a spell does once it is cast and nobody has countered it. */
export function* castEffect(tx: Tx<Scene>, casting: Casting): Rule<void> {
  const { caster, spell, target, detail, shown } = casting;
  const { rule, figures } = ruleOf(spell);
  switch (rule) {
    case 'form':
    case 'enchant':
    case 'allure':
      return castForm(tx, caster, spell, target);
    case 'arcaneAssault':
      return yield* castStrike(tx, caster, spell, target);
    case 'storm':
    case 'entangle':
    case 'astral': {
      const until = lastRound(tx.snapshot(), caster, { ...figures, times: 1 });
      const effects = [ruleEffect(rule, figures)];
      return begin(tx, { from: spell.id, on: caster, by: caster, until, effects, isSpell: true });
    }
    case 'dread':
      return yield* dread(tx, caster, spell.id, figures.morale === true, shown);
    case 'plague':
      return yield* plague(tx, caster, Number(figures.resist));
    case 'gust':
      return target === null ? undefined : yield* gust(tx, caster, target, Number(figures.dv));
    case 'earthsEmbrace':
      return target === null ? undefined : yield* embrace(tx, caster, target, figures);
    case 'telekinesis':
      return target === null ? undefined : yield* telekinesis(tx, caster, target, detail, true);
    case 'slash':
      return target === null ? undefined : yield* slash(tx, target);
    case 'leap':
      return target === null ? undefined : leap(tx, casting, target);
    case 'takePlace':
      return target === null ? undefined : yield* semblance(tx, casting, target);
    case 'deployFrom':
      return yield* fromSideboard(tx, caster, detail);
    case 'recall':
      return target === null ? undefined : recall(tx, target, spell.id, figures.saveDiceReset === true);
    case 'chronoShift':
      return shiftTime(tx, caster);
    default:
      throw new Error(`no rule casts '${spell.id}'`);
  }
}

/** An ally goes at once to a place that the caster sees (Magic Leap, L5056). */
function leap(tx: Tx<Scene>, { caster, spell, detail }: Casting, target: UnitId): void {
  const body = placeInSight(tx.snapshot(), caster, target, detail);
  if (body !== null) carry(tx, target, body, spell.id);
}

/** A unit from reserves stands where an enemy stood that shares two types with it (Semblance, L5071). */
function* semblance(tx: Tx<Scene>, { caster, spell, detail }: Casting, enemy: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const waiting = replacing(scene, caster, enemy);
  const id = waiting.find((one) => one === detail) ?? waiting[0];
  if (id === undefined) return;
  yield* takePlace(tx, id, enemy, spell.id);
  const body = standing(tx.snapshot(), id);
  if (body !== null) arrive(tx, unit(tx.now, id).side, id, body);
}
