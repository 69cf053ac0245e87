/** Somebody or something of the campaign, by the id that the store gave it. */
export type CharacterId = string;
