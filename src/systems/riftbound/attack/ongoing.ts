import type { Draft } from 'immer';
import type { Json } from '../../../engine/json.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Ongoing } from './inProgress.ts';
import type { Scene } from '../scene.ts';

/** An Attack that is being made, by its id; null where it is over. */
export const ongoingIn = (scene: Scene, id: Json | undefined): Ongoing | null =>
  scene.fight?.attacks?.find((one) => one.id === id) ?? null;

/** The same to be changed. */
export const ongoingOf = (tx: Tx<Scene>, id: string): Draft<Ongoing> | undefined =>
  tx.state.fight?.attacks?.find((one) => one.id === id);
