import type { Scene } from '../../../../src/systems/zafir/scene.ts';

/** What costs time is looked at in one scene of eight. */
export const isChecked = ({ fight, party }: Scene): boolean =>
  (Object.keys(fight?.units ?? {}).length +
    (fight?.order.round ?? 0) +
    (fight?.turn?.acted ?? 0) +
    party.days) %
    8 ===
  5;
