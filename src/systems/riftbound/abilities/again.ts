import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Again, type CharacterId, fighterIn, personIn, type Scene } from '../scene.ts';
import { whyNoPrestige } from './prestige.ts';
import { isOn } from './switched.ts';

/** The roll of somebody's that can be made again now; null where there is none. */
export function againOf(scene: Scene, id: CharacterId): Again | null {
  if (scene.fight !== null) return fighterIn(scene, id)?.again ?? null;
  const { again: check, deathAgain } = personIn(scene, id) ?? {};
  if (deathAgain !== undefined) return { kind: 'death', death: { ...deathAgain, actions: null } };
  return check === undefined ? null : { kind: 'check', check };
}

/** Whether somebody has died by a check that they can still make again: till then they are where they were. */
export const hangsOn = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.again?.kind === 'death';

/**
 * Keeps a roll that has just been seen: until the next step three Prestige make it again (Quirks & Prestige). Not of who hasn't got them, or has
 * turned that off.
 */
export function keepRoll(tx: Tx<Scene>, by: CharacterId, again: Again): void {
  if (whyNoPrestige(tx.now, by) !== null || !isOn(tx.now, by, 'prestige')) return;
  const fighter = tx.state.fight?.fighters[by];
  const person = tx.state.characters[by];
  if (fighter !== undefined) fighter.again = castDraft(again);
  else if (tx.state.fight !== null || person?.kind !== 'person') return;
  else if (again.kind === 'check') person.again = castDraft(again.check);
  else if (again.kind === 'death') person.deathAgain = { by: again.death.by };
}

/** The next step begins: what was rolled before stands. */
export function forgetRolls(tx: Tx<Scene>): void {
  const { fight, characters } = tx.snapshot();
  for (const [id, who] of Object.entries(characters)) {
    if (who.kind !== 'person' || (who.again === undefined && who.deathAgain === undefined)) continue;
    const person = tx.state.characters[id];
    if (person?.kind !== 'person') continue;
    delete person.again;
    delete person.deathAgain;
  }
  for (const [id, { again }] of Object.entries(fight?.fighters ?? {})) {
    const fighter = again === undefined ? undefined : tx.state.fight?.fighters[id];
    if (fighter !== undefined) delete fighter.again;
  }
}
