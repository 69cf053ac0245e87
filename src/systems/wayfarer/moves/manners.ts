/** How a unit moves or runs otherwise than others: away from all enemies that it sees (L2783), or through the air by a pack (L4458). */
export const manners = ['retreat', 'gravPack'] as const;
export type Manner = (typeof manners)[number];
