import { castDraft } from 'immer';
import type { Intent, IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Sight } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene, zonesOf } from '../scene.ts';
import { secretsIn, tell } from '../tell.ts';
import { hiddenZone, isHiddenZone, isUnseen, whoKnows } from './unseen.ts';
import type { ZoneId } from './zones.ts';

/** What a GM may hide or reveal: foes and Zones. Heroes are the players' own. */
export function sightsOf(scene: Scene): readonly Sight[] {
  const map = scene.fight?.map;
  if (map === undefined) return [];
  const where = (id: CharacterId) => zonesOf(scene, id).map((zone) => map.zones[zone]?.name ?? zone);
  return [
    ...fightersIn(scene)
      .filter((id) => fighterIn(scene, id)?.side === 'foes')
      .map((id) => ({
        id,
        name: character(scene, id).name,
        note: `a foe in ${where(id).join(' + ')}`,
        hidden: isUnseen(scene, id),
      })),
    ...Object.entries(map.zones).map(([id, { name }]) => ({
      id,
      name,
      note: 'a Zone',
      hidden: isHiddenZone(map, id),
    })),
  ];
}

/** A GM hides a foe or a Zone from the players, or shows it to them. */
export function* changeSight(tx: Tx<Scene>, { change, what }: IntentOf<'sight'>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return yield* tx.refuse('noFight');
  const sight = sightsOf(now).find(({ id }) => id === what);
  if (sight === undefined) return yield* tx.refuse('notToHide');
  const hide = change === 'hide';
  if (sight.hidden === hide)
    return yield* tx.refuse(hide ? 'hiddenAlready' : 'shownAlready', { name: sight.name });
  if (fighterIn(now, what) === null) return hideZone(tx, what, hide);
  const fighter = tx.state.fight?.fighters[what];
  if (fighter === undefined) return;
  fighter.unseen = hide;
  if (hide) return tell(tx, 'kept', { names: [sight.name] }, 'gm');
  const zones = openZonesOf(tx, what);
  tell(tx, 'shown', { actor: what, zones });
}

/** The hidden Zones in which somebody stands who is seen from now on are seen with them. Gives their names. */
function openZonesOf(tx: Tx<Scene>, id: CharacterId): readonly string[] {
  const { fight } = tx.state;
  if (!fight) return [];
  const opened: string[] = [];
  for (const zone of zonesOf(tx.now, id)) {
    const there = fight.map.zones[zone];
    if (there === undefined || !isHiddenZone(fight.map, zone)) continue;
    there.traits = there.traits.filter((trait) => trait.id !== hiddenZone.id);
    opened.push(there.name);
  }
  return opened;
}

function hideZone(tx: Tx<Scene>, zone: ZoneId, hide: boolean): void {
  const there = tx.state.fight?.map.zones[zone];
  if (there === undefined) return;
  const others = there.traits.filter(({ id }) => id !== hiddenZone.id);
  there.traits = castDraft(hide ? [...others, hiddenZone] : others);
  if (hide) tell(tx, 'kept', { names: [there.name] }, 'gm');
  else tell(tx, 'shown', { actor: null, zones: [there.name] });
}

/** Whoever players knew nothing of shows themselves, and with them the hidden Zone that they do it from. */
function comeForth(tx: Tx<Scene>, id: CharacterId): void {
  const fighter = tx.state.fight?.fighters[id];
  if (fighter === undefined) return;
  fighter.unseen = false;
  tell(tx, 'cameForth', { actor: id, zones: openZonesOf(tx, id) });
}

/** Of two who have to do with each other, those of whom the other's side knows nothing. */
function strangers(scene: Scene, one: CharacterId, other: CharacterId): readonly CharacterId[] {
  const [a, b] = [fighterIn(scene, one), fighterIn(scene, other)];
  if (a === null || b === null || a.side === b.side) return [];
  return [one, other].filter((id) => {
    const to = whoKnows(scene, id);
    return to === 'gm' || (typeof to === 'object' && !to.includes(id === one ? other : one));
  });
}

/** Who turns on somebody who did not know of them, or is turned on by them, comes forth before it is done. */
export function comeForthFor(tx: Tx<Scene>, intent: Intent): void {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return;
  const now = tx.snapshot();
  if (now.fight === null) return;
  const { actor, target } = intent;
  const aimed = intent.kind === 'attack' && target !== null && fighterIn(now, target) === null; // at a Zone
  const out = aimed ? [actor].filter((id) => isUnseen(now, id)) : strangers(now, actor, target ?? actor);
  for (const id of out) comeForth(tx, id);
}

/** What somebody unseen has done to a hero gives them away. */
export function givenAway(tx: Tx<Scene>, actor: CharacterId): void {
  const now = secretsIn(tx);
  if (now === null || !isUnseen(now, actor)) return;
  const harmed = tx.events.some(
    ({ type, data }) =>
      (type === 'suffered' || type === 'conditionGained') &&
      typeof data.target === 'string' &&
      fighterIn(now, data.target)?.side === 'players',
  );
  if (harmed) comeForth(tx, actor);
}
