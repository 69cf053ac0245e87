import { escapeMarkdown } from '../../../engine/text.ts';
import { activeStatuses } from '../status/held.ts';
import { beingIn, type CharacterId, character, fighterIn, type FightStateId, type Scene } from '../scene.ts';

const states: Readonly<Record<FightStateId, string>> = {
  defending: 'defending',
  takingCover: 'taking cover',
  givingIn: 'not resisting',
  grabbed: 'grabbed',
  climbed: 'climbing on',
  hidden: 'hidden',
  givenAway: 'given away',
  commanding: 'commanding',
  boosted: 'boosted',
};

/** How hurt somebody looks to who may not know their numbers. */
function looks(scene: Scene, id: CharacterId): readonly string[] {
  const { vitality, dead, kind } = character(scene, id);
  if (dead) return [kind === 'object' ? 'broken' : 'dead'];
  return vitality < 1 ? ['down'] : [];
}

/** What matters of somebody in a fight, in a few words each: where they stand, what they do, what they are under. Escaped. */
export function tagsOf(scene: Scene, id: CharacterId, known: boolean): readonly string[] {
  const fighter = fighterIn(scene, id);
  // Whatever else the dead still have is of no use to anybody who reads this.
  if (character(scene, id).dead) return [...looks(scene, id), ...(fighter?.at ? [fighter.at] : [])];
  const who = beingIn(scene, id);
  // Who is down is Restrained by that alone: it needn't be said twice.
  const statuses =
    who === null ? [] : activeStatuses(who).filter(({ held }) => held !== null || who.vitality > 0);
  const held = fighter?.states.filter((state) => state.id !== 'givenAway') ?? [];
  return [
    ...looks(scene, id),
    ...statuses.map(({ rule, stacks }) => (stacks > 1 ? `${rule.name} ×${stacks}` : rule.name)),
    ...held.map((state) => states[state.id]),
    ...(who?.effects.map(({ name }) => escapeMarkdown(name)) ?? []),
    ...(known && who !== null && who.exhaustion > 0 ? [`Exhaustion ${who.exhaustion}`] : []),
    ...(known && fighter !== null ? [`${fighter.rp} RP`] : []),
    ...(fighter?.kept ? ['holds turn'] : []),
    ...(fighter?.holding ? ['holds an action'] : []),
    ...(fighter?.at ? [fighter.at] : []),
  ];
}
