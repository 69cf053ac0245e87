/** Turn orders: pure functions on plain data. Each gives a new order and the boundaries passed, or a refusal. */
export { endTurn, next, start, step } from './advance.ts';
export { beginInBlock, blockOf, type Together } from './block.ts';
export type { TurnBoundary } from './boundary.ts';
export {
  addToGroup,
  begin,
  moveToGroup,
  passSide,
  phaseOrder,
  removeFromGroup,
  sideOrder,
} from './groups.ts';
export { forgoTurn, insertTurn, interrupt, loseTurns } from './insert.ts';
export {
  addToLine,
  arrange,
  cardOrder,
  deal,
  holdTurn,
  moveToEnd,
  moveToTop,
  type Newcomer,
  reline,
  removeFromLine,
  rerank,
  sortedOrder,
  takeHeldTurn,
  whyNotHold,
} from './line.ts';
export type {
  ActorId,
  CardOrder,
  Group,
  GroupOrder,
  InsertedTurn,
  LineOrder,
  Seat,
  SortedOrder,
  Turn,
  TurnKind,
  TurnOrder,
} from './order.ts';
export {
  actors,
  current,
  currentGroup,
  isIn,
  isSurpriseRound,
  isToAct,
  type OrderRow,
  orderRows,
  type TurnStatus,
  toAct,
  upcoming,
} from './query.ts';
export { type Waiting, waiting } from './waiting.ts';
export type { TurnDone, TurnRefusal, TurnRefusalCode, TurnResult } from './result.ts';
