/** What an assault is made with: a blow, a shot, what is arcane or technical. */
export type AssaultKind = 'melee' | 'ballistic' | 'arcane' | 'technical';
