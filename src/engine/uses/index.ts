/** Uses and durations: limits are content, what is left is state, and boundaries count it down. */
export {
  type Countdown,
  delayed,
  type Duration,
  type DurationTick,
  forPhases,
  forRounds,
  forTurns,
  tickDuration,
  tickDurations,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilSceneEnd,
  untilTurnEnd,
  untilTurnStart,
  whicheverFirst,
} from './durations.ts';
export {
  type ChargeLimit,
  type CooldownLimit,
  type Cooling,
  charges,
  cooldown,
  perDay,
  perEncounter,
  perRest,
  perRound,
  perScene,
  perTurn,
  perTurnPool,
  type Refresh,
  recharge,
  type UseLimit,
} from './limits.ts';
export { type Boundary, hasCome, type When } from './moment.ts';
export { durationSchema, usesSchema } from './schema.ts';
export {
  chargesLeft,
  cool,
  regain,
  type Spent,
  spend,
  stateOf,
  type UseId,
  type UseRefusal,
  type UseState,
  type Uses,
  whyNotUsable,
} from './spend.ts';
export { tickUses, type UseChange, type UseTick } from './tick.ts';
export {
  type Ends,
  endsFor,
  readDuration,
  type TypedDuration,
  usualEndChoices,
  usualEnds,
} from './typed.ts';
export { type DurationNames, durationWords } from './words.ts';
