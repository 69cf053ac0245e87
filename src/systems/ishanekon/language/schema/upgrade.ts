import { z } from 'zod';
import { within } from '../../../../engine/written.ts';
import type { Deep } from './effects/index.ts';
import { featureSchema } from './feature.ts';

/** What an upgrade can be put on. */
export const upgradeableKinds = ['weapon', 'armour', 'shield', 'bag', 'equipment', 'abilityItem'] as const;

/** An upgrade of an item (Upgrading): a feature, whose `value` is the Tier it adds. */
export const upgradeSchema = featureSchema.extend({
  of: z.enum(upgradeableKinds),
  price: within([0, 1_000_000]).default(0),
});

export type Upgrade = Deep<z.infer<typeof upgradeSchema>>;
