import { type CharacterId, character, type Scene } from '../scene.ts';

/** For how long a use of a power that is gone stays gone: what comes back within a fight is not scarce. */
const scarce: readonly string[] = ['fight', 'rest'];

/** Somebody's Mettle, their drops of Aqua Ghyranis, what of theirs is used up, powers that come back with the next fight or a rest, and the party's Soulfire. */
export function stockOf({ party, ...rest }: Scene, actor: CharacterId): Readonly<Record<string, number>> {
  const { mettle, drops, powers, uses } = character({ party, ...rest }, actor);
  const limited = powers.filter(({ limit }) => limit !== null && scarce.includes(limit.per));
  const used = powers.filter(({ left }) => left !== null);
  return {
    mettle: mettle.now,
    drops,
    soulfire: party.soulfire.now,
    ...Object.fromEntries(used.map(({ id, left }) => [`left ${id}`, left ?? 0])),
    ...Object.fromEntries(
      limited.map(({ id, limit }) => [`power ${id}`, (limit?.uses ?? 0) - (uses[id]?.spent ?? 0)]),
    ),
  };
}
