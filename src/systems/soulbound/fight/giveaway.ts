/** What gives somebody away who was hidden (S80). */
export type Giveaway = 'attacked' | 'loud' | 'choice';
