/** For whom a transcript is made: as all players may know it, as the caller does, or as the GM does. */
export type ReadBy = 'players' | 'caller' | 'gm';
