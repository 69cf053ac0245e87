import { type Params, type Refusal, refusal } from '../../../src/engine/refusal.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import type { Reaction, StandingOrder } from '../../../src/engine/ruleset.ts';
import type { Tx, Verdict } from '../../../src/engine/tx.ts';
import type { CharmId } from './content.ts';
import { afoot, type Night, stands } from './night.ts';
import { burn, flares } from './rules/pool.ts';
import { harm } from './rules/strike.ts';
import { use, whyNot } from './rules/uses.ts';

type React = (tx: Tx<Night>) => Rule<Verdict>;

/** Everything that may react to a window, those first who are longest in the night. */
export function reactions(night: Night, window: string, about: Params): readonly Reaction<Night>[] {
  const [by, target] = [String(about.by), String(about.target)];
  switch (window) {
    case 'rolled':
      return [...rekindles(night, by, about), ...gutters(night, by, about)];
    case 'strike.landed':
      return [
        ...charm(night, target, 'sidestep', {}, (tx) => sidestep(tx, target, by)),
        ...beside(night, target)
          .filter((id) => id !== by)
          .flatMap((id) => charm(night, id, 'shield', { target }, (tx) => shield(tx, id, target, by))),
      ];
    case 'sidestepped':
      return charm(night, by, 'follow', { target }, (tx) => follow(tx, by, target));
    case 'followed':
      return charm(night, target, 'snuff', { by }, function* (tx) {
        yield* pay(tx, target, 'snuff');
        return 'prevented';
      });
    default:
      return [];
  }
}

/** 'rekindle:2' and 'rekindle:4' are one charm. */
export function standing(night: Night, owner: string, reaction: string): StandingOrder {
  return night.keepers[owner]?.orders[reaction.split(':')[0] ?? ''] ?? 'ask';
}

/** A charm as a reaction, with why it cannot be used; none where the keeper has it not or is out. */
function charm(
  night: Night,
  owner: string,
  id: CharmId,
  params: Params,
  run: React,
  variant = '',
): readonly Reaction<Night>[] {
  if (!night.keepers[owner]?.charms.includes(id) || !stands(night, owner)) return [];
  return [{ id: `${id}${variant}`, owner, params, refused: whyNotCharm(night, owner, id), run }];
}

function whyNotCharm(night: Night, owner: string, id: CharmId): Refusal | null {
  const oil = night.keepers[owner]?.oil ?? 0;
  return oil < 1 ? refusal('noOil', { id: owner, oil, needed: 1 }) : whyNot(night, owner, id);
}

function* pay(tx: Tx<Night>, owner: string, id: CharmId): Rule<void> {
  yield* burn(tx, owner);
  yield* use(tx, owner, id);
  tx.emit('charmed', { id: owner, charm: id });
}

/** Others of the same side in the same place, in the order of their turns. */
function beside(night: Night, id: string): readonly string[] {
  const { vigil } = night;
  if (vigil === null) return [];
  const { places, sides } = vigil;
  return afoot(night).filter(
    (other) => other !== id && places[other] === places[id] && sides[other] === sides[id],
  );
}

/** The dice of the roll that was just made, each with its place in it. */
function diceIn(about: Params): readonly { readonly place: number; readonly value: number }[] {
  const dice = about.dice;
  if (!Array.isArray(dice)) return [];
  return dice.map((die: { readonly value: number }, place) => ({ place, value: die.value }));
}

function rekindles(night: Night, by: string, about: Params): readonly Reaction<Night>[] {
  return diceIn(about)
    .filter(({ value }) => value < 5)
    .flatMap(({ place, value }) =>
      charm(
        night,
        by,
        'rekindle',
        { value },
        (tx) => again(tx, by, 'rekindle', Number(about.roll), place),
        `:${place}`,
      ),
    );
}

function gutters(night: Night, by: string, about: Params): readonly Reaction<Night>[] {
  const side = night.vigil?.sides[by];
  const others = afoot(night).filter((id) => side !== undefined && night.vigil?.sides[id] !== side);
  return diceIn(about)
    .filter(({ value }) => value >= 5)
    .flatMap(({ place, value }) =>
      others.flatMap((id) =>
        charm(
          night,
          id,
          'gutter',
          { value },
          (tx) => again(tx, id, 'gutter', Number(about.roll), place),
          `:${place}`,
        ),
      ),
    );
}

function* again(tx: Tx<Night>, owner: string, id: CharmId, roll: number, place: number): Rule<Verdict> {
  yield* pay(tx, owner, id);
  const fresh = yield* tx.reroll(roll, place);
  tx.emit('rerolled', { id: owner, roll, place, value: fresh.value });
  return 'goesOn';
}

function* sidestep(tx: Tx<Night>, target: string, by: string): Rule<Verdict> {
  yield* pay(tx, target, 'sidestep');
  if ((yield* flares(tx, { by: target, stat: 'wits', label: 'sidestep' })) === 0) return 'goesOn';
  const verdict = yield* tx.window('sidestepped', { by, target });
  return verdict === 'prevented' ? 'goesOn' : 'prevented';
}

function* follow(tx: Tx<Night>, by: string, target: string): Rule<Verdict> {
  yield* pay(tx, by, 'follow');
  const verdict = yield* tx.window('followed', { by, target });
  return verdict === 'prevented' ? 'goesOn' : 'prevented';
}

function* shield(tx: Tx<Night>, owner: string, target: string, by: string): Rule<Verdict> {
  yield* pay(tx, owner, 'shield');
  tx.emit('shielded', { id: owner, target });
  yield* harm(tx, owner, 1, { by });
  return 'prevented';
}
