import { z } from 'zod';
import { type BehaviourId, behaviourSchema } from '../../engine/autopilot/behaviours.ts';
import type { Ending } from '../campaign/settings.ts';
import type { Json } from '../../engine/json.ts';

/** Who acts where somebody acts by themselves. */
export const PILOT_USER = 'autopilot';

/** How somebody acts by themselves: by a behaviour, or as their own sheet says. */
const how = z.union([behaviourSchema, z.literal('own')]);
export type How = z.infer<typeof how>;

const schema = z
  .object({
    /** All whom nobody plays, whoever of them is still to come; null: only those who are named. */
    all: how.nullable(),
    /** Those of whom it was said by name: null, not this one. It was said of whoever plays them: in other hands it says nothing. */
    units: z
      .record(z.string(), z.object({ how: how.nullable(), player: z.string().nullable() }).readonly())
      .readonly(),
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
  if (said !== undefined && said.player === player) return said.how;
  return player === null ? pilots.all : null;
}

/** Whether who acts in a player's place spends nothing of what is scarce: as the group's clock says, whoever has said that they act. */
export const isSparing = (player: string | null, ending: Ending): boolean =>
  player !== null && ending !== 'actAndSpend';

/** The behaviour that was said; null: the sheet's own counts. */
export const saidBehaviour = (way: How): BehaviourId | null => (way === 'own' ? null : way);

/** Nobody yet, in a round. */
export const noPilots = (round: number): Pilots => ({ all: null, units: {}, once: [], state: 'on', round });

/** Whether it is said of nobody any more. */
export const isNobody = ({ all, units, once }: Pilots): boolean =>
  all === null && once.length === 0 && Object.values(units).every(({ how: said }) => said === null);

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
          Object.entries(pilots.units).filter(([, { player }]) => player === null || people.has(player)),
        ),
      };
