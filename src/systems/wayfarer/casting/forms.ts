import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { onMap } from '../battle/standing.ts';
import { untilRound } from '../commands/goOver.ts';
import type { Attribute } from '../content/attributes.ts';
import type { DamageType } from '../content/damageTypes.ts';
import { bump, type Effect, type Figures, immune, kicker, mustPass, rule } from '../content/effect.ts';
import type { Spell } from '../content/spells/spell.ts';
import { traits } from '../content/traits/index.ts';
import { inDetectRange } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { byId } from '../forces/catalogue.ts';
import { begin } from '../lasting/ends.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { growsTo, ruleOf } from './aims.ts';

/** The last round in which a spell holds: of so many, of as many as the caster has dice of Arcane OFF, or of the whole battle (null). */
export function lastRound(scene: Scene, caster: UnitId, { turns, rounds, times }: Figures): number | null {
  const long = turns ?? rounds ?? 1;
  if (long === 'battle') return null;
  const dice = cardValue(scene, caster, 'arcaneOff')?.dice ?? 1;
  return untilRound(scene, long === 'arcaneOff' ? dice * Number(times ?? 1) : Number(long));
}

const attributes: readonly Attribute[] = ['meleeOff', 'meleeDef', 'ballisticDef', 'athletics', 'detect'];
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** What a changed shape does: bumps, kickers, traits, what does it no harm. */
function effectsOf(figures: Figures): readonly Effect[] {
  const number = (name: string) => (typeof figures[name] === 'number' ? Number(figures[name]) : 0);
  const kickers = [
    [number('defKicker'), 'def'],
    [number('meleeDefKicker'), 'meleeDef'],
    [number('ballisticDefKicker'), 'ballisticDef'],
  ] as const;
  return [
    ...attributes.flatMap((one) => (number(one) === 0 ? [] : [bump(number(one), one)])),
    ...kickers.flatMap(([value, test]) => (value === 0 ? [] : [kicker(value, test)])),
    ...list(figures.traits).flatMap((id) => byId(traits, id)?.effects ?? []),
    ...(figures.immune === undefined ? [] : [immune(list(figures.immune) as readonly DamageType[])]),
    ...(figures.sneaks === true ? [rule('alwaysSneaks')] : []),
    ...(number('sneakingKicker') === 0 ? [] : [kicker(number('sneakingKicker'), 'athletics', 'sneaking')]),
    ...(figures.sizeTimes === undefined ? [] : [rule('sizeTimes', { times: number('sizeTimes') })]),
  ];
}

/** A spell that changes units for a while: their shape (form), their weapons (enchant), how they are met (allure). */
export function castForm(tx: Tx<Scene>, caster: UnitId, spell: Spell, target: UnitId | null): void {
  const { rule: named, figures } = ruleOf(spell);
  const scene = tx.snapshot();
  const on =
    figures.all === true
      ? onMap(scene, unit(scene, caster).side).filter(
          (id) => id === caster || inDetectRange(scene, caster, id),
        )
      : target === null
        ? []
        : [target];
  const until = lastRound(scene, caster, figures);
  const brief = { from: spell.id, by: caster, until, isSpell: true };
  for (const id of on) {
    if (named === 'enchant') {
      const light = typeof figures.light === 'number' ? [rule('light', { rank: figures.light })] : [];
      begin(tx, { ...brief, on: id, effects: [rule('enchanted', figures), ...light] });
      continue;
    }
    if (named === 'allure') {
      const effects = [mustPass('enemy', 'arcaneDef', Number(figures.resist), 'targetsIt', 'negated')];
      begin(tx, { ...brief, on: id, effects });
      continue;
    }
    const body = figures.sizeTimes === undefined ? null : growsTo(tx.snapshot(), id);
    if (figures.sizeTimes !== undefined && body === null) continue;
    const saveDie = typeof figures.saveDie === 'number' ? figures.saveDie : null;
    begin(tx, { ...brief, on: id, effects: effectsOf(figures), types: list(figures.types), saveDie });
    if (body !== null) stand(tx, id, body);
    const drafted = tx.state.battle?.units[id];
    if (figures.notActivated === true && drafted !== undefined) drafted.activated = true;
  }
}
