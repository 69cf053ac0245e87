import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beforeDodgeRolls } from '../abilities/panels/before.ts';
import { lose } from '../conditions/change.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { windows } from '../windows.ts';
import { hitRating } from './die.ts';
import { rollToDodge } from './dodge.ts';
import { rollToHit } from './hitRoll.ts';
import { type Landed, land } from './land.ts';
import { originOf } from './legality.ts';
import { isMelee, type Means } from './means.ts';
import type { Ongoing } from './inProgress.ts';
import { ongoingIn, ongoingOf } from './ongoing.ts';
import { arc } from './special/arcing.ts';
import { landThrown } from './special/thrown.ts';
import { thunder } from './special/thunder.ts';
import type { Striking } from './striking.ts';
import { useUp } from './uses.ts';

/** What came of an Attack. */
export interface Struck {
  readonly hits: number; // of the Hit Roll
  readonly landed: number;
  readonly lost: number; // HP and EHP of all
}

/**
 * An Attack (To make an attack): the Hit Roll, for each success a die of the Dodge Roll, and for each that is left its damage once. Who may
 * react does so in between, in panels: after the Hit Roll, before the Dodge Rolls, after them.
 */
export function* strike(tx: Tx<Scene>, striking: Striking): Rule<Struck> {
  const { actor, means, overwatch } = striking;
  const id = declare(tx, striking);
  useUp(tx, actor, means);
  for (const target of striking.targets)
    yield* tx.window(windows.attackDeclared, { attack: id, actor, target });
  const aimed = yield* rollToHit(tx, id, means);
  const attack = ongoing(tx, id);
  const incoming = yield* beforeDodgeRolls(tx, attack, aimed);
  const dodged = yield* rollToDodge(tx, attack, incoming);
  const landed: Landed[] = [];
  for (const one of dodged) landed.push(yield* land(tx, attack, one, striking));
  yield* aftermath(tx, attack, means, landed);
  finish(tx, actor, overwatch);
  const sum = (of: (one: Landed) => number) => landed.reduce((all, one) => all + of(one), 0);
  const struck: Struck = {
    hits: aimed.reduce((all, { hits }) => all + hits, 0),
    landed: sum((one) => one.landed),
    lost: sum((one) => one.lost),
  };
  yield* tx.window(windows.attackDone, { attack: id, actor, ...struck });
  forget(tx, id);
  return struck;
}

function ongoing(tx: Tx<Scene>, id: string): Ongoing {
  const found = ongoingIn(tx.snapshot(), id);
  if (found === null) throw new Error(`no Attack '${id}'`);
  return found;
}

/** What else an Attack does by its special rule. */
function* aftermath(tx: Tx<Scene>, attack: Ongoing, means: Means, hit: readonly Landed[]): Rule<void> {
  switch (attack.attack.special) {
    case 'arcing':
      for (const { target, landed } of hit) yield* arc(tx, attack, target, landed);
      return;
    case 'thunderous':
      return yield* thunder(tx, attack);
    case 'thrown':
      return landThrown(tx, attack, means);
    case 'ramming':
    case 'none':
      return;
  }
}

function declare(tx: Tx<Scene>, striking: Striking): string {
  const { actor, means, targets, type, less, overwatch, stated, declared } = striking;
  const { fight } = tx.state;
  const now = tx.snapshot();
  if (!fight) throw new Error('an Attack outside of a fight');
  fight.lastId += 1;
  const id = `attack${fight.lastId}`;
  const attack: Ongoing = {
    ...{ id, actor, type, overwatch },
    from: originOf(now, actor, means),
    vehicle: means.source.kind === 'system' ? means.source.vehicle : null,
    weapon: means.name,
    attack: means.attack,
    damage: Math.max(0, means.attack.damage - less),
    melee: isMelee(now, means),
    rating: hitRating(now, actor, means.attack),
    roll: null,
    aims: targets.map((target) => ({ target, first: 0, dice: 0, modifiers: [] })),
    coming: null,
    stated: stated ?? null,
    ...(declared ? { declared } : {}),
  };
  fight.attacks = [...(fight.attacks ?? []), castDraft(attack)];
  return id;
}

/**
 * An Attack is made: it leaves an Attack Counter, but for Overwatch (Attack Counters), and ends what Taunted its maker.
 */
function finish(tx: Tx<Scene>, actor: CharacterId, overwatch: boolean): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined && !overwatch) fighter.counters += 1;
  lose(tx, actor, 'taunted');
}

function forget(tx: Tx<Scene>, id: string): void {
  const { fight } = tx.state;
  if (!fight || fight.attacks === undefined) return;
  const left = fight.attacks.filter((one) => one.id !== id);
  if (left.length === 0) delete fight.attacks;
  else fight.attacks = left;
}

/** Turns an Attack that is not rolled yet onto somebody else. */
export function retarget(tx: Tx<Scene>, id: string, from: CharacterId, to: CharacterId): void {
  for (const aim of ongoingOf(tx, id)?.aims ?? []) if (aim.target === from) aim.target = to;
}
