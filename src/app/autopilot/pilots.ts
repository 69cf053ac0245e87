import { z } from 'zod';
import { type BehaviourId, behaviourSchema } from '../../engine/autopilot/behaviours.ts';
import type { Ending } from '../campaign/settings.ts';
import type { Json } from '../../engine/json.ts';

/** Who acts where somebody acts by themselves. */
export const PILOT_USER = 'autopilot';

/** How somebody acts by themselves: by a behaviour, or as their own sheet says. */
const how = z.union([behaviourSchema, z.literal('own')]);
export type How = z.infer<typeof how>;

const saidSchema = z.object({ how: how.nullable(), player: z.string().nullable().optional() }).readonly();

type Said = z.infer<typeof saidSchema>;

const schema = z
  .object({
    /** All whom nobody plays, whoever of them is still to come; null: only those who are named. */
    all: how.nullable(),
    /**
     * Those of whom it was said by name: null, not this one. It was said of whoever plays them: in other hands it says nothing. Where
     * no player stands there they are nobody's at all: it counts whoever may command them.
     */
    units: z.record(z.string(), saidSchema).readonly(),
    /** Whose time was over: they act by themselves until their turn is. */
    once: z.array(z.string()).readonly(),
    /** 'asks': it went on for long without anybody, and waits to hear whether to go on. */
    state: z.enum(['on', 'paused', 'asks']),
    /** The round in which a person has last done something. */
    round: z.number().int(),
  })
  .readonly();

/** Who acts by themselves in a fight. */
export type Pilots = z.infer<typeof schema>;

/** As a fight keeps it; null where everybody is played by somebody. */
export function readPilots(stored: Json): Pilots | null {
  const read = schema.safeParse(stored);
  return read.success ? read.data : null;
}

/** How somebody acts by themselves, by who plays them (null: nobody but the GM); null: they do not. */
export function howOf(pilots: Pilots | null, id: string, player: string | null): How | null {
  if (pilots === null) return null;
  if (pilots.once.includes(id)) return 'own';
  const said = pilots.units[id];
  if (said !== undefined && (isNobodys(said) || said.player === player)) return said.how;
  return player === null ? pilots.all : null;
}

const isNobodys = ({ player }: Said): boolean => player === undefined;

/** What is said by name of somebody whom `player` plays. */
export function saidOf(pilots: Pilots, id: string, said: How | null, player: string | null): Said {
  const before = pilots.units[id];
  return before !== undefined && isNobodys(before) ? { how: said } : { how: said, player };
}

/** Those who are nobody's act as their own sheets say. */
export const nobodys = (ids: readonly string[]): Pilots['units'] =>
  Object.fromEntries(ids.map((id) => [id, { how: 'own' }]));

/** The same is said of all whom nobody plays, and nothing of others by name. */
export const ofAll = (pilots: Pilots, said: How | null): Pilots => ({
  ...pilots,
  all: said,
  once: [],
  units: Object.fromEntries(
    Object.entries(pilots.units).flatMap(([id, one]) =>
      isNobodys(one) ? [[id, { how: said }] as const] : [],
    ),
  ),
});

/** The same where some of a player's heroes are theirs again. */
export const givenBack = (pilots: Pilots, ids: readonly string[]): Pilots => ({
  ...pilots,
  once: pilots.once.filter((id) => !ids.includes(id)),
  units: Object.fromEntries(
    Object.entries(pilots.units).map(([id, said]) => [id, ids.includes(id) ? { ...said, how: null } : said]),
  ),
});

/** Whether who acts in a player's place spends nothing of what is scarce: as the group's clock says, whoever has said that they act. */
export function isSparing(pilots: Pilots, id: string, player: string | null, ending: Ending): boolean {
  const said = pilots.units[id];
  const isPlayers = player !== null && !(said !== undefined && isNobodys(said));
  return isPlayers && ending !== 'actAndSpend';
}

/** The behaviour that was said; null: the sheet's own counts. */
export const saidBehaviour = (way: How): BehaviourId | null => (way === 'own' ? null : way);

/** Nobody yet, in a round. */
export const noPilots = (round: number): Pilots => ({ all: null, units: {}, once: [], state: 'on', round });

/** Whoever nobody plays acts by themselves from the beginning; these, whom nobody took, are nobody's at all. */
export const fromTheStart = (free: readonly string[]): Pilots => ({
  ...noPilots(1),
  all: 'own',
  units: nobodys(free),
});

/** Whether nobody acts by themselves. */
export const isNobody = ({ all, units, once }: Pilots): boolean =>
  all === null && once.length === 0 && Object.values(units).every(({ how: said }) => said === null);

/** The same as it is kept: nothing, where nobody acts by themselves and nobody is nobody's. */
export const kept = (pilots: Pilots): Pilots | null =>
  isNobody(pilots) && !Object.values(pilots.units).some(isNobodys) ? null : pilots;

/** The people of whose heroes something is said. */
export const playersNamed = (pilots: Pilots | null): readonly string[] =>
  Object.values(pilots?.units ?? {}).flatMap(({ player }) => player ?? []);

/** The same where only some people are: of the heroes of others nothing is said. */
export const pilotsAmong = (pilots: Pilots | null, people: ReadonlySet<string>): Pilots | null =>
  pilots === null
    ? null
    : {
        ...pilots,
        units: Object.fromEntries(
          Object.entries(pilots.units).filter(([, { player }]) => player == null || people.has(player)),
        ),
      };
